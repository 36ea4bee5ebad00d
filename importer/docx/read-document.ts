import type { Block } from '../blocks/block'
import { createFields } from './read-fields'
import { readPage } from './read-page'
import { createListCounter } from './list-counter'
import type { DocumentParts, TextPart } from './open-parts'
import { elementAt } from './parse-xml'
import { readBlocks } from './read-blocks'
import { readNumbering } from './read-numbering'
import { readStyles } from './read-styles'

export type DocumentBlocks = {
  /** The text, with the notes at its end. */
  body: Block[]
  headers: Block[]
  footers: Block[]
  /** Words that were drawn behind the text. */
  watermarks: string[]
}

export function readDocument({
  body,
  notes,
  headers,
  footers,
  styles,
  numbering,
}: DocumentParts): DocumentBlocks {
  const known = readStyles(styles)
  const lists = createListCounter(readNumbering(numbering, known))
  const page = readPage(elementAt(body.root, 'document', 'body'))
  const read =
    (drawnWords: string[]) =>
    ({ root, targets }: TextPart) =>
      readBlocks(root, {
        styles: known,
        lists,
        page,
        targets,
        drawnWords,
        fields: createFields(),
        tableDepth: 0,
      })
  const drawn: string[] = []
  const watermarks: string[] = []
  const text = [body, ...notes].flatMap(read(drawn))
  return {
    body: [...drawn.map(plainParagraph), ...text],
    headers: headers.flatMap(read(watermarks)),
    footers: footers.flatMap(read(watermarks)),
    watermarks,
  }
}

/** Older programs draw a title as letters. */
const plainParagraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }], heading: 0 })
