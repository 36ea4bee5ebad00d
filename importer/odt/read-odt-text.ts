import { Parser } from 'htmlparser2'
import type { BlockWriter } from '../blocks/block-writer'
import { levelOfRank } from '../blocks/number-marker'
import { ImportError } from '../import-error'
import { OdtLists } from './odt-lists'
import { OdtPlaces } from './odt-places'
import type { OdtLook, OdtStyles } from './read-odt-styles'

/** Writer's own files have a few dozen levels. */
const maxDepth = 1_000
/** Cells and spaces that are repeated: an empty row of a spreadsheet says 16,384. */
const maxRepeated = 50

const names = (text: string) => new Set(text.split(' '))
/** Elements whose text is no part of the document's. */
const skipped = names(
  'office:annotation office:forms office:scripts text:tracked-changes text:page-number text:page-count text:note-citation text:ruby-text text:sequence-decls text:variable-decls text:user-field-decls svg:title svg:desc math:math',
)
/** Elements whose paragraphs are apart from the one around them. */
const stories = names(
  'draw:text-box draw:custom-shape draw:rect draw:ellipse draw:polygon draw:path draw:line text:note-body style:header style:footer style:header-left style:footer-left style:header-first style:footer-first',
)
const endStories = /^(?:text:note-body|style:(?:header|footer))/

type Attributes = Record<string, string | undefined>
/** One flow of text, see `BlockWriter`. */
type Story = { name: string; depth: number; lists: OdtLists; paragraph: OpenParagraph | undefined }
type OpenParagraph = {
  heading: number
  isRuled: boolean
  breaksAfter: boolean
  looks: OdtLook[]
  urls: string[]
}

/** Reads the text within an element of a part of an OpenDocument text. @throws ImportError */
export function readOdtText(xml: string, within: string, styles: OdtStyles, writer: BlockWriter): void {
  const reader = new OdtTextReader(styles, writer)
  let depth = 0
  let skippedFrom = 0
  let isWithin = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > maxDepth) throw new ImportError('unreadable')
        if (name === within) isWithin = true
        if (skippedFrom === 0 && skipped.has(name)) skippedFrom = depth
        if (isWithin && skippedFrom === 0) reader.open(name, attributes)
      },
      ontext(text) {
        if (isWithin && skippedFrom === 0) reader.addText(text.replace(/[\t\n\r ]+/g, ' '))
      },
      onclosetag(name) {
        if (isWithin && skippedFrom === 0) reader.close(name)
        if (skippedFrom === depth) skippedFrom = 0
        if (name === within) isWithin = false
        depth--
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

class OdtTextReader {
  #stories: Story[]
  #places: OdtPlaces

  constructor(
    readonly styles: OdtStyles,
    readonly writer: BlockWriter,
  ) {
    this.#stories = [this.#newStory('')]
    this.#places = new OdtPlaces(styles, writer.page)
  }

  open(name: string, attributes: Attributes): void {
    const { lists } = this.#story
    this.#places.open(name, attributes)
    if (stories.has(name)) {
      this.writer.openStory()
      this.#stories.push(this.#newStory(name))
    } else if (name === 'text:p' || name === 'text:h') this.#openParagraph(name, attributes)
    else if (name === 'text:list')
      lists.openList(
        attributes['text:style-name'],
        attributes['text:continue-numbering'] === 'true' || attributes['text:continue-list'] !== undefined,
      )
    else if (name === 'text:list-item') lists.openItem(attributes['text:start-value'])
    else if (name === 'text:list-header') lists.openHeader()
    else if (name === 'table:table') this.#story.depth++
    else if (name === 'text:soft-page-break') this.writer.beginPage()
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell')
      this.#addRepeatedCells(attributes)
    else this.#openInline(name, attributes)
  }

  close(name: string): void {
    const story = this.#story
    if (story.name === name) this.#closeStory(story)
    else if (name === 'text:p' || name === 'text:h') this.#endParagraph()
    else if (name === 'text:list') story.lists.closeList()
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell')
      this.writer.endCell(story.depth)
    else if (name === 'table:table-row') this.writer.endRow(story.depth)
    else if (name === 'table:table') this.writer.endTable(story.depth--)
    else if (name === 'text:span') story.paragraph?.looks.pop()
    else if (name === 'text:a') story.paragraph?.urls.pop()
    this.#places.close(name)
  }

  addText(text: string): void {
    const { paragraph } = this.#story
    const look = paragraph?.looks.at(-1)
    if (!paragraph || !look || look.isHidden) return
    this.writer.addText(text, {
      bold: look.bold,
      italic: look.italic,
      underline: look.underline,
      size: look.size,
      url: paragraph.urls.at(-1) || undefined,
    })
  }

  get #story(): Story {
    return this.#stories.at(-1)!
  }

  #newStory(name: string): Story {
    return { name, depth: 0, lists: new OdtLists(this.styles), paragraph: undefined }
  }

  #closeStory(story: Story): void {
    this.#endParagraph()
    this.#stories.pop()
    const { paragraph, depth } = this.#story
    if (endStories.test(story.name)) this.writer.closeStory('end')
    else {
      this.writer.closeStory(this.#places.current)
      // A box of the page is in no paragraph.
      if (!paragraph) this.writer.endParagraph(depth)
    }
  }

  #openParagraph(name: string, attributes: Attributes): void {
    this.#endParagraph()
    const look = this.styles.lookOf('paragraph', attributes['text:style-name'] ?? '')
    if (look.pageBreak === 'before') this.writer.beginPage()
    const outline = name === 'text:h' ? Number(attributes['text:outline-level'] ?? 1) || 1 : 0
    this.#story.paragraph = {
      heading: outline > 0 ? levelOfRank(outline) : (look.heading ?? 0),
      isRuled: look.isRuled === true,
      breaksAfter: look.pageBreak === 'after',
      looks: [look],
      urls: [],
    }
  }

  #endParagraph(): void {
    const { paragraph, lists, depth } = this.#story
    if (!paragraph) return
    const { heading, isRuled, breaksAfter } = paragraph
    const list = heading === 0 ? lists.takeItem() : undefined
    this.writer.endParagraph(depth, { heading, ...(list && { list }), ...(isRuled && { isRuled }) })
    if (breaksAfter) this.writer.beginPage()
    this.#story.paragraph = undefined
  }

  /** Empty cells that stand for more of them; those before the last. */
  #addRepeatedCells(attributes: Attributes): void {
    const repeated = Number(attributes['table:number-columns-repeated']) || 1
    for (let i = 1; i < Math.min(repeated, maxRepeated); i++) this.writer.endCell(this.#story.depth)
  }

  #openInline(name: string, attributes: Attributes): void {
    const { paragraph } = this.#story
    if (!paragraph) return
    if (name === 'text:tab') this.addText('\t')
    else if (name === 'text:line-break') this.addText('\n')
    else if (name === 'text:s') {
      const count = Number(attributes['text:c'] ?? 1) || 1
      this.addText(' '.repeat(Math.min(Math.max(count, 1), maxRepeated)))
    } else if (name === 'text:a') paragraph.urls.push(webAddress(attributes['xlink:href']))
    else if (name === 'text:span') {
      const look = this.styles.lookOf('text', attributes['text:style-name'] ?? '')
      paragraph.looks.push({ ...paragraph.looks.at(-1), ...look })
    }
  }
}

/** The address of a link; nothing for one within the document. */
const webAddress = (href = '') => (href.startsWith('#') ? '' : href)
