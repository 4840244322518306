"""What can be had of the file of the games once it, or what lies beside it, is damaged.

recovery            the file opened, whatever has become of it and of what lies beside it
salvage             what can still be read of damaged files, and how much is lost
ahead               what was written ahead of the file, looked at for damage
raw_pages           rows of a damaged file, read without SQLite
"""
