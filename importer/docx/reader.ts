import type { AnchoredBox } from '../blocks/anchored-box'
import type { Block } from '../blocks/block'
import type { Page } from '../blocks/frames'
import type { Fields } from './read-fields'
import type { ListCounter } from './list-counter'
import type { XmlElement } from './parse-xml'
import type { Styles } from './read-styles'

/** What the readers of paragraphs, tables and drawings share while they read one part. */
export type Reader = {
  styles: Styles
  lists: ListCounter
  fields: Fields
  targets: ReadonlyMap<string, string>
  page: Page
  /** Tables around the words that are read. */
  tableDepth: number
  /** Words of watermarks in a header: letters that were drawn. */
  drawnWords: string[]
  blocksIn(element: XmlElement): Block[]
}

/** A text box, or a shape without words, and where it stands. */
export type Box = AnchoredBox & {
  /** A line, or a ground without words. */
  isRule: boolean
}
