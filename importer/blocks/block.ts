/** What the readers of formats with paragraphs and tables (Word, HTML, RTF, ODT) give: the same for all of them. */
export type Block = Paragraph | Table

/** Text of one look. Tabs stay `\t`, line breaks within a paragraph `\n`; the size is in pt. */
export type Run = {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  url?: string
  size?: number
  /** What the words are, where their style says so. */
  label?: string
}

export type Paragraph = {
  kind: 'paragraph'
  runs: Run[]
  /** 1 to 6 where the document says that it is a heading, 1 the highest; 0 for anything else. */
  heading: number
  /** An item of a list. `depth` from 0; `number` for numbered items; without `starts` it continues the item before. */
  list?: { depth: number; number?: number; starts: boolean }
  /** A line above or below it, or a ground of its own, as headings have. */
  isRuled?: boolean
}

/** Rows of cells; of merged cells the first has the content, the others are empty. */
export type Table = { kind: 'table'; rows: Block[][][] }

/** Readers set deeper tables as plain paragraphs, so that a recursive walk ends. */
export const maxTableDepth = 16

export const paragraphOf = (text: string, more: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  runs: [{ text }],
  heading: 0,
  ...more,
})

export const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

export const hasWords = (block: Block): boolean =>
  block.kind === 'paragraph'
    ? block.runs.some(({ text }) => text.trim() !== '')
    : block.rows.some((row) => row.some((cell) => cell.some(hasWords)))

/** The paragraphs with words, also those of tables. */
export const countParagraphs = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, block) =>
      block.kind === 'paragraph' ? sum + Number(hasWords(block)) : sum + countParagraphs(block.rows.flat(2)),
    0,
  )
