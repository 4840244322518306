"""The rule book: pages, examples, figures."""
