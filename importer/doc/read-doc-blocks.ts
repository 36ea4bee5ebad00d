import type { Block } from '../blocks/block'
import { BlockWriter } from '../blocks/block-writer'
import { ImportError } from '../import-error'
import { ByteView } from './byte-view'
import { openCompoundFile } from './compound-file'
import { createDocLists } from './doc-lists'
import { readPieces } from './doc-text'
import { DocTextReader } from './doc-text-reader'
import { readDocStyles } from './doc-styles'
import { readFormattedRuns } from './formatted-runs'

const wordMark = 0xa5ec
/** Word 97, the first of this format. */
const firstVersion = 0xc1
const flags = { isEncrypted: 0x0100, isInSecondTable: 0x0200, isObfuscated: 0x8000 }

/**
 * Reads the blocks of a Word document of 1997 to 2003, and whether it had pictures. Own code, since the one package for it
 * hangs on damaged files and knows no headings. @throws ImportError
 */
export function readDocBlocks(bytes: Uint8Array): { blocks: Block[]; hasPictures: boolean } {
  const stream = openCompoundFile(bytes)
  const main = stream('WordDocument')
  // A document of a later Word with a password is in such a file, too.
  if (!main) throw new ImportError(stream('EncryptedPackage') ? 'oldWord' : 'notDocx')
  const document = new ByteView(main)
  const state = document.u16(10)
  const isLocked = (state & (flags.isEncrypted | flags.isObfuscated)) !== 0
  if (document.u16(0) !== wordMark || document.u16(2) < firstVersion || isLocked)
    throw new ImportError('oldWord')
  const tables = stream((state & flags.isInSecondTable) !== 0 ? '1Table' : '0Table')
  if (!tables) throw new ImportError('oldWord')
  return readStories(document, new ByteView(tables))
}

function readStories(document: ByteView, tables: ByteView): { blocks: Block[]; hasPictures: boolean } {
  /** A part of the table stream, whose place and length the head of the document names. */
  const part = (at: number) => tables.slice(document.u32(at), document.u32(at + 4))
  // The levels follow after the lists, which the given length is of.
  const lists = document.u32(0x2e6) > 0 ? tables.slice(document.u32(0x2e2), tables.length) : part(0x2e2)
  const writer = new BlockWriter()
  const reader = new DocTextReader(
    readPieces(document, part(0x1a2)),
    {
      looks: readFormattedRuns(document, part(0xfa), 'characters'),
      paragraphs: readFormattedRuns(document, part(0x102), 'paragraphs'),
      styleOf: readDocStyles(part(0xa2)),
      itemOf: createDocLists(lists, part(0x2ea)),
    },
    writer,
  )
  for (const [from, to] of storiesOf(document)) {
    writer.openStory()
    reader.read(from, to)
    writer.closeStory('end')
  }
  return { blocks: writer.finish(), hasPictures: reader.hasPictures }
}

/** From where to where the stories are: the text, its boxes, headers with their boxes, and notes. Comments are left out. */
function storiesOf(document: ByteView): [number, number][] {
  const lengths = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68].map((at) => document.u32(at))
  const places: [number, number][] = []
  let at = 0
  for (const length of lengths) {
    places.push([at, at + length])
    at += length
  }
  const [body, footnotes, headers, , , endnotes, boxes, headerBoxes] = places
  return [body!, boxes!, headers!, headerBoxes!, footnotes!, endnotes!]
}
