"""Text as it is drawn: which letters it has, where its lines break, what fits.

letters      the letters of a face at a size, whatever the language
scripts      Chinese and Hebrew ones, from a font of their own
direction    in which order the signs of a line are drawn
line_breaks  where a line may break
bundle       the library of texts, loaded without the time zone
fonts        lines, paragraphs and text in a room, each drawn once
"""
