import { ImportError } from '../import-error'
import { decodeWindows1252 } from '../windows-1252'
import { decodeUtf16, type ByteView } from './byte-view'

/** A stretch of text that stands together in the file; `at` is the place of its first character there. */
export type Piece = { text: string; at: number; bytesPerCharacter: 1 | 2 }

/** With notes, instructions of fields and white space; the text of the longest resume is a third of it. */
const maxCharacters = 270_000
const compressed = 0x40000000

/** The pieces of a document's text, from the start to the end. @throws ImportError */
export function readPieces(document: ByteView, pieceTable: ByteView): Piece[] {
  let at = 0
  // Changes of formats that pieces may share.
  while (at < pieceTable.length && pieceTable.u8(at) === 1) at += 3 + pieceTable.u16(at + 1)
  if (pieceTable.u8(at) !== 2) throw new ImportError('oldWord')
  const list = pieceTable.slice(at + 5, pieceTable.u32(at + 1))
  const count = Math.floor((list.length - 4) / 12)
  const pieces: Piece[] = []
  let total = 0
  for (let i = 0; i < count; i++) {
    const length = list.u32(i * 4 + 4) - list.u32(i * 4)
    if (length <= 0) continue
    total += length
    if (total > maxCharacters) throw new ImportError('tooMuchText')
    pieces.push(readPiece(document, list.u32((count + 1) * 4 + i * 8 + 2), length))
  }
  return pieces
}

function readPiece(document: ByteView, place: number, length: number): Piece {
  const isCompressed = (place & compressed) !== 0
  const bytesPerCharacter = isCompressed ? 1 : 2
  const at = isCompressed ? (place & ~compressed) >>> 1 : place
  const { bytes } = document.slice(at, length * bytesPerCharacter)
  const text = isCompressed ? decodeWindows1252(bytes) : decodeUtf16(bytes)
  // The places of what follows depend on its length.
  return { text: text.slice(0, length).padEnd(length, '\0'), at, bytesPerCharacter }
}
