import type { Block, Boxes, Paragraph, Table, WrittenDocument } from './document'
import { layOutParagraph, type LaidLine } from './lay-out-paragraph'
import type { FontName, Letter } from './letters'
import { margin, pageSize, textWidth, type Element, type Page } from './pages'

type Elements = { text: Element; marker?: Element }
type PlacedLine = LaidLine & { elements: Elements }
type LaidOut = { pages: Page[]; root: Element }

const top = pageSize.height - margin
const padding = 5.4
const ruleHeight = 0.48

/** The pages of a document, and the elements that its text belongs to. */
export function layOutDocument(written: WrittenDocument): LaidOut {
  const root: Element = { role: 'Document', children: [] }
  return 'boxes' in written ? layOutBoxes(written, root) : layOutBlocks(written.blocks, root)
}

function layOutBlocks(blocks: readonly Block[], root: Element): LaidOut {
  const pages: Page[] = [{ drawn: [] }]
  let y = top
  for (const block of blocks) {
    if ('rows' in block) {
      y = drawTable(block, { pages, y, root })
      continue
    }
    for (const line of linesOf([block], textWidth, root)) {
      if (y - line.height < margin) {
        pages.push({ drawn: [] })
        y = top
      }
      drawLine(pages.at(-1)!, line, margin, y, textWidth)
      y -= line.height
    }
  }
  return { pages, root }
}

/** The lines of paragraphs, whose elements are added to a parent. */
function linesOf(paragraphs: readonly Paragraph[], width: number, parent: Element): PlacedLine[] {
  return paragraphs.flatMap((paragraph) => {
    const elements = elementsOf(paragraph, parent)
    return layOutParagraph(paragraph, width).map((line) => ({ ...line, elements }))
  })
}

const child = (parent: Element, role: string): Element => {
  const element = { role, children: [] }
  parent.children.push(element)
  return element
}

/** Items that follow one another are a list. */
function elementsOf({ heading, list }: Paragraph, parent: Element): Elements {
  if (list === undefined)
    return { text: child(parent, heading ? `H${heading}` : heading === 0 ? 'Title' : 'P') }
  const before = parent.children.at(-1)
  const item = child(before?.role === 'L' ? before : child(parent, 'L'), 'LI')
  return { marker: child(item, 'Lbl'), text: child(item, 'LBody') }
}

/** Draws a line whose top is at y: a run for each stretch of one font, and the blank that ends a paragraph. */
function drawLine({ drawn }: Page, line: PlacedLine, x: number, y: number, width: number): void {
  const { size, bold, elements, isLast } = line
  const baseline = y - line.spaceBefore - 1.1 * size
  const draw = (letters: readonly Letter[], element: Element) =>
    drawn.push({
      run: { letters: letters.map((one) => ({ ...one, x: one.x + x })), y: baseline, size, bold, element },
    })
  if (line.marker) draw(line.marker, elements.marker!)
  for (const part of line.pieces) for (const run of runsOf(part)) draw(run, elements.text)
  const last = line.pieces.at(-1)?.at(-1)
  const blank = { char: ' ', font: 'latin' as const, x: last ? last.x + last.width : 0, width: 0.29 * size }
  if (isLast) draw([blank], elements.text)
  if (line.isRuled)
    drawn.push({ rule: { x, y: y - line.height + 2, width, height: ruleHeight, isBorder: false } })
}

function runsOf(letters: readonly Letter[]): Letter[][] {
  const runs: Letter[][] = []
  let font: FontName | undefined
  for (const letter of letters) {
    if (letter.font !== font) runs.push([])
    runs.at(-1)!.push(letter)
    font = letter.font
  }
  return runs
}

/** Draws a table from y on, and goes on with it on new pages. @returns where its last row ends */
function drawTable(
  { widths, rows, hasBorders }: Table,
  { pages, y: start, root }: { pages: Page[]; y: number; root: Element },
): number {
  let y = start
  const element = child(root, 'Table')
  for (const row of rows) {
    const rowElement = child(element, 'TR')
    let column = 0
    let x = margin
    const cells = row.map(({ paragraphs, span = 1 }) => {
      const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0)
      const lines = linesOf(paragraphs, width - 2 * padding, child(rowElement, 'TD'))
      const cell = { lines, x, width }
      column += span
      x += width
      return cell
    })
    while (cells.some(({ lines }) => lines.length > 0)) {
      if (y - 30 < margin) {
        pages.push({ drawn: [] })
        y = top
      }
      const page = pages.at(-1)!
      const heights = cells.map((cell) => {
        let at = y
        while (cell.lines[0] && at - cell.lines[0].height >= margin) {
          const line = cell.lines.shift()!
          drawLine(page, line, cell.x + padding, at, cell.width - 2 * padding)
          at -= line.height
        }
        return y - at
      })
      const height = Math.max(...heights)
      if (hasBorders) for (const { x: left, width } of cells) drawBorders(page, { x: left, y, width, height })
      y -= height
      if (cells.some(({ lines }) => lines.length > 0)) y = 0
    }
  }
  return y - 6
}

/** The four sides of a cell. */
function drawBorders(
  { drawn }: Page,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
) {
  const rule = (left: number, bottom: number, w: number, h: number) =>
    drawn.push({ rule: { x: left, y: bottom, width: w, height: h, isBorder: true } })
  rule(x, y, width, ruleHeight)
  rule(x, y - height, ruleHeight, height)
  rule(x + width, y - height, ruleHeight, height)
  rule(x, y - height, width, ruleHeight)
}

const heightOf = (lines: readonly PlacedLine[]) => lines.reduce((sum, { height }) => sum + height, 0)
/** In pt: a person moves the title of a long box with it. */
const leastBelowTitle = 300

/** Boxes below one another in their columns; each page writes its own in the order in which they were made. */
function layOutBoxes({ columns, boxes, made }: Boxes, root: Element): LaidOut {
  const ends = columns.map(() => ({ page: 0, y: top }))
  const places = new Map(
    boxes.map((box) => {
      const { width } = columns[box.column]!
      const lines = linesOf(box.paragraphs, width, root)
      const height = heightOf(lines)
      const end = ends[box.column]!
      // A title stays with the text below it.
      const room = lines.length === 1 ? leastBelowTitle : height
      if (end.y - room < margin) Object.assign(end, { page: end.page + 1, y: top })
      const place = { lines, page: end.page, y: end.y }
      end.y -= height + 8
      return [box, place]
    }),
  )
  const pages: Page[] = Array.from({ length: 1 + Math.max(...ends.map(({ page }) => page)) }, () => ({
    drawn: [],
  }))
  for (const box of made(boxes)) {
    const { lines, page, y } = places.get(box)!
    const { x, width } = columns[box.column]!
    let at = y
    for (const line of lines) {
      drawLine(pages[page]!, line, x, at, width)
      at -= line.height
    }
  }
  return { pages, root }
}
