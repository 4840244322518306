"""Rows read page by page out of a database that is damaged, by the format of its file alone.

SQLite finds a row by the schema and the inner pages of a tree. Here every page is asked by itself
what rows it holds, so a damaged page costs only its own. See https://www.sqlite.org/fileformat2.html.
"""

import os
import struct
from collections.abc import Iterator
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO, NamedTuple

HEAD = 100  # bytes before the first page's own head
USUAL = 4096  # bytes of a page, where the file does not say
SIZES = {1 << power for power in range(9, 17)}
LARGEST = 8_000_000  # bytes of a row
LONGEST_HEAD = 200  # bytes that say what a row's values are; ours have 18 of them at most
WAL_HEAD, FRAME_HEAD = 32, 24  # bytes
TABLE_LEAF, INDEX_LEAF, INDEX_INNER = 13, 10, 2
WHOLE_NUMBERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes, by type

Value = None | int | float | str | bytes


class RawRow(NamedTuple):
    """A row; `rowid` is None in an index."""

    rowid: int | None
    values: tuple[Value, ...]


def read_rows(path: Path, ahead: Path | None = None) -> Iterator[RawRow]:
    """Read all rows that can be read, with those of a file that was written ahead laid over.

    Raises OSError, also for what is no regular file.
    """
    with _open(path) as file:
        if not ahead:
            yield from _Pages(file).rows()
            return
        with _open(ahead) as file_ahead:
            yield from _Pages(file, file_ahead).rows()


def _open(path: Path) -> BinaryIO:
    """Open a file; no link is followed, no pipe read."""
    flags = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    opened = os.open(path, os.O_RDONLY | flags | getattr(os, "O_BINARY", 0))
    if not S_ISREG(os.fstat(opened).st_mode):
        os.close(opened)
        raise OSError("not a regular file")
    return os.fdopen(opened, "rb")


class _Pages:
    """The pages of a file, and those laid over them."""

    def __init__(self, file: BinaryIO, ahead: BinaryIO | None = None) -> None:
        self._file, self._ahead = file, ahead
        head, head_ahead = file.read(HEAD), ahead.read(WAL_HEAD) if ahead else b""
        told = int.from_bytes(head[16:18], "big")
        sizes = 1 << 16 if told == 1 else told, int.from_bytes(head_ahead[8:12], "big")
        self._size = next((size for size in sizes if size in SIZES), USUAL)
        self._count = -(-file.seek(0, 2) // self._size)
        self._over: dict[int, int] = {}
        if ahead:
            self._lay_over(ahead, head_ahead[16:24])

    def _lay_over(self, ahead: BinaryIO, salts: bytes) -> None:
        """Find what was written ahead, up to the last frame that ends a change."""
        at, changed = WAL_HEAD, dict[int, int]()
        while len(head := ahead.read(FRAME_HEAD)) == FRAME_HEAD:
            page, count = struct.unpack(">II", head[:8])
            is_ours = head[8:16] == salts
            if is_ours:
                changed[page] = at + FRAME_HEAD
            if is_ours and count:
                self._over |= changed
                # A damaged number may be any, but no more pages can have been written.
                most = self._count + len(self._over)
                self._count = max(self._count, min(count, most))
                changed.clear()
            at = ahead.seek(at + FRAME_HEAD + self._size)

    def rows(self) -> Iterator[RawRow]:
        """Read the rows of every page."""
        for number in range(1, self._count + 1):
            page = self._page(number)
            start = HEAD if number == 1 else 0
            if page[start : start + 1] and page[start] in (TABLE_LEAF, INDEX_LEAF, INDEX_INNER):
                yield from self._cells(page, start)

    def _page(self, number: int) -> bytes:
        if self._ahead and number in self._over:
            self._ahead.seek(self._over[number])
            return self._ahead.read(self._size)
        self._file.seek((number - 1) * self._size)
        return self._file.read(self._size)

    def _cells(self, page: bytes, start: int) -> Iterator[RawRow]:
        kind, count = page[start], int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + (12 if kind == INDEX_INNER else 8)
        for at in range(first, min(first + 2 * count, len(page) - 1), 2):
            try:
                yield self._cell(page, kind, int.from_bytes(page[at : at + 2], "big"))
            except (ValueError, IndexError, struct.error, OverflowError):
                continue

    def _cell(self, page: bytes, kind: int, at: int) -> RawRow:
        if kind == INDEX_INNER:
            at += 4
        length, at = _varint(page, at)
        rowid = None
        if kind == TABLE_LEAF:
            rowid, at = _varint(page, at)
        if length > LARGEST:
            raise ValueError("too long")
        return RawRow(rowid, _record(self._payload(page, at, length, is_table=rowid is not None)))

    def _payload(self, page: bytes, at: int, length: int, *, is_table: bool) -> bytes:
        """Return what a cell holds, with what of it stands on pages of its own."""
        size = self._size
        most = size - 35 if is_table else (size - 12) * 64 // 255 - 23
        if length <= most:
            here = length
        else:
            least = (size - 12) * 32 // 255 - 23
            here = least + (length - least) % (size - 4)
            here = here if here <= most else least
        content = page[at : at + here]
        if length == here:
            return content
        (further,) = struct.unpack_from(">I", page, at + here)
        return content + self._chain(further, length - here)

    def _chain(self, number: int, length: int) -> bytes:
        """Read what stands on pages of its own, each of which names the next."""
        content, seen = bytearray(), {0}
        while len(content) < length:
            if number in seen or number > self._count:
                raise ValueError("cut off")
            seen.add(number)
            page = self._page(number)
            content += page[4 : 4 + length - len(content)]
            number = int.from_bytes(page[:4], "big")
        return bytes(content)


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """Read a number; give where it ends, too."""
    number = 0
    for place in range(8):
        byte = content[at + place]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at + place + 1
    return number << 8 | content[at + 8], at + 9


def _record(content: bytes) -> tuple[Value, ...]:
    """Read the values of a row."""
    end, at = _varint(content, 0)
    if end > LONGEST_HEAD:
        raise ValueError("too many values")
    values: list[Value] = []
    place = end
    while at < end:
        kind, at = _varint(content, at)
        length = WHOLE_NUMBERS.get(kind, 8 if kind == 7 else max(0, kind - 12) // 2)
        piece = content[place : place + length]
        if len(piece) != length:
            raise ValueError("cut off")
        values.append(_value(kind, piece))
        place += length
    return tuple(values)


def _value(kind: int, piece: bytes) -> Value:
    if kind in WHOLE_NUMBERS:
        return int.from_bytes(piece, "big", signed=True)
    if kind == 7:
        return float(struct.unpack(">d", piece)[0])
    if kind in (8, 9):
        return kind - 8
    if kind >= 12:
        return piece.decode(errors="replace") if kind % 2 else piece
    if kind == 0:
        return None
    raise ValueError("no such type")
