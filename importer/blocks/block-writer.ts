import { ImportError } from '../import-error'
import { maxTableDepth, type Block, type Paragraph, type Run, type Table } from './block'
import { FloatingBoxes, type StoryPlace } from './floating-boxes'
import { a4, type Page } from './frames'

/** Three times the text of the longest resume, for white space: more is not even kept. */
const maxCharacters = 270_000
/** Paragraphs, cells and rows. */
const maxParts = 60_000

/** One flow of text: the body, a text box, a header. Tables nest by depth; 0 is outside of any. */
type Story = {
  blocks: Block[]
  tables: { table: Table; row: Block[][]; cell: Block[] }[]
  runs: Run[]
  boxes: FloatingBoxes
}

/**
 * Puts blocks together from what a document says one after the other: text, ends of paragraphs, of cells and of rows.
 * @throws ImportError for more than any resume has.
 */
export class BlockWriter {
  /** The paper, which the places of text boxes count from. */
  readonly page: Page = { ...a4 }
  #stories: Story[] = [newStory()]
  #tail: Block[] = []
  #tailTexts = new Set<string>()
  #lastLook: Omit<Run, 'text'> | undefined
  #characters = 0
  #parts = 0

  get #story(): Story {
    return this.#stories.at(-1)!
  }

  addText(text: string, look: Omit<Run, 'text'> = {}): void {
    if (text === '') return
    this.#characters += text.length
    if (this.#characters > maxCharacters) throw new ImportError('tooMuchText')
    const last = this.#story.runs.at(-1)
    // Many formats give a paragraph letter by letter.
    if (last && look === this.#lastLook) last.text += text
    else this.#story.runs.push({ ...look, text })
    this.#lastLook = look
  }

  /** Ends the paragraph; blank ones are left out. */
  endParagraph(depth: number, properties: Omit<Paragraph, 'kind' | 'runs'> = { heading: 0 }): void {
    const { runs, boxes } = this.#story
    if (runs.length > 0) this.#count()
    const isFilled = runs.some(({ text }) => text.trim() !== '')
    if (isFilled || boxes.depth !== depth) this.#writeBoxes()
    const above = boxes.endParagraph(depth, isFilled, this.page.top)
    if (isFilled) this.#writeBlocks([...above, { kind: 'paragraph', runs, ...properties }], depth)
    this.#story.runs = []
  }

  endCell(depth: number): void {
    if (depth > maxTableDepth) return
    this.#count()
    this.#writeBoxes()
    this.#blocksAt(depth)
    const open = this.#story.tables.at(-1)
    if (!open) return
    open.row.push(open.cell)
    open.cell = []
  }

  endRow(depth: number): void {
    if (depth > maxTableDepth) return
    this.#count()
    this.#writeBoxes()
    this.#blocksAt(depth)
    const open = this.#story.tables.at(-1)
    if (open) endRowOf(open)
  }

  /** Ends the tables of this depth and deeper. */
  endTable(depth: number): void {
    this.#closeTables(depth - 1)
  }

  /** Text boxes that follow stand on another page. */
  beginPage(): void {
    this.#story.boxes.beginPage()
  }

  /** Begins text that is apart from the paragraph around it, which goes on afterwards. */
  openStory(): void {
    this.#stories.push(newStory())
  }

  /**
   * Ends such text: it is a text box of the paragraph around it, or stands after everything else, once: headers repeat from
   * section to section.
   */
  closeStory(place: StoryPlace | 'end'): void {
    if (this.#stories.length < 2) return
    this.#endText()
    const { blocks } = this.#stories.pop()!
    if (place === 'end') {
      const text = JSON.stringify(blocks)
      if (!this.#tailTexts.has(text)) for (const block of blocks) this.#tail.push(block)
      this.#tailTexts.add(text)
    } else this.#story.boxes.add(blocks, place)
  }

  /** All blocks; nothing may be written after it. */
  finish(): Block[] {
    while (this.#stories.length > 1) this.closeStory('end')
    this.#endText()
    return [...this.#story.blocks, ...this.#tail]
  }

  #endText(): void {
    this.endParagraph(this.#story.tables.length)
    this.#writeBoxes()
    this.#closeTables(0)
  }

  /** The boxes of the paragraphs before, where those were. */
  #writeBoxes(): void {
    const { boxes } = this.#story
    this.#writeBlocks(boxes.take(), boxes.depth)
  }

  #writeBlocks(blocks: readonly Block[], depth: number): void {
    if (blocks.length === 0) return
    const target = this.#blocksAt(depth)
    for (const block of blocks) target.push(block)
  }

  #count(): void {
    if (++this.#parts > maxParts) throw new ImportError('tooMuchText')
  }

  /** Where blocks of this depth go: deeper tables end, missing ones begin. */
  #blocksAt(wanted: number): Block[] {
    const depth = Math.min(wanted, maxTableDepth)
    this.#closeTables(depth)
    const { blocks, tables } = this.#story
    while (tables.length < depth) {
      const table: Table = { kind: 'table', rows: [] }
      ;(tables.at(-1)?.cell ?? blocks).push(table)
      tables.push({ table, row: [], cell: [] })
    }
    return tables.at(-1)?.cell ?? blocks
  }

  #closeTables(depth: number): void {
    const { tables } = this.#story
    while (tables.length > Math.max(depth, 0)) endRowOf(tables.pop()!)
  }
}

const newStory = (): Story => ({ blocks: [], tables: [], runs: [], boxes: new FloatingBoxes() })

function endRowOf(open: Story['tables'][number]): void {
  if (open.cell.length > 0) open.row.push(open.cell)
  if (open.row.length > 0) open.table.rows.push(open.row)
  open.row = []
  open.cell = []
}
