import { Parser } from 'htmlparser2'
import { maxTableDepth, type Block, type Paragraph, type Run, type Table } from '../blocks/block'
import { ImportError } from '../import-error'

/** As deep as Word's own documents, and some more. */
const maxDepth = 1_000
type Value = Record<string, string>
type OpenParagraph = { paragraph: Paragraph; target: Block[] }

/** Parses a document that Word 2003 saved as XML: its paragraphs, tables, lists and looks. @throws ImportError */
export function parseWord2003(xml: string): Block[] {
  const blocks: Block[] = []
  const targets: Block[][] = [blocks]
  const tables: Table[] = []
  const paragraphs: OpenParagraph[] = []
  const headingsByStyle = new Map<string, number>()
  const open: string[] = []
  let look: Omit<Run, 'text'> = {}
  let isVanished = false
  let isText = false
  let style = ''

  const paragraph = () => paragraphs.at(-1)?.paragraph
  const push = (text: string) => {
    if (!isVanished) paragraph()?.runs.push({ ...look, text })
  }
  const isIn = (name: string) => open.at(-1) === name

  const starts: Record<string, (attributes: Value) => void> = {
    'w:style': (attributes) => (style = attributes['w:styleId'] ?? ''),
    'w:name': ({ 'w:val': name = '' }) => {
      const level = /^(?:heading|标题) ?([1-6])$/i.exec(name)?.[1]
      if (isIn('w:style') && level !== undefined) headingsByStyle.set(style, Math.min(Number(level) + 1, 6))
      if (isIn('w:style') && /^(?:title|标题)$/i.test(name)) headingsByStyle.set(style, 1)
    },
    'w:p': () => {
      paragraphs.push({ paragraph: { kind: 'paragraph', runs: [], heading: 0 }, target: targets.at(-1)! })
    },
    'w:pStyle': ({ 'w:val': id = '' }) => {
      const current = paragraph()
      if (current) current.heading = headingsByStyle.get(id) ?? 0
    },
    'w:pBdr': () => {
      const current = paragraph()
      if (current) current.isRuled = true
    },
    'w:listPr': () => {
      const current = paragraph()
      if (current && isIn('w:pPr')) current.list = { depth: 0, starts: true }
    },
    'w:ilvl': ({ 'w:val': depth }) => {
      const list = paragraph()?.list
      if (list) list.depth = Math.min(Math.max(Number(depth) || 0, 0), 8)
    },
    'wx:t': ({ 'wx:val': sign = '' }) => {
      const list = paragraph()?.list
      const number = /^\D?(\d{1,3})\D?$/.exec(sign)?.[1]
      if (list && number !== undefined) list.number = Number(number)
    },
    'w:r': () => {
      look = {}
      isVanished = false
    },
    'w:b': ({ 'w:val': value }) => isIn('w:rPr') && (look.bold = value !== 'off'),
    'w:i': ({ 'w:val': value }) => isIn('w:rPr') && (look.italic = value !== 'off'),
    'w:u': ({ 'w:val': value }) => isIn('w:rPr') && (look.underline = value !== 'none'),
    'w:sz': ({ 'w:val': value }) => isIn('w:rPr') && (look.size = (Number(value) || 0) / 2),
    'w:vanish': () => isIn('w:rPr') && open.at(-2) === 'w:r' && (isVanished = true),
    'w:t': () => (isText = true),
    'w:tab': () => isIn('w:r') && push('\t'),
    'w:br': () => isIn('w:r') && push('\n'),
    'w:tbl': () => {
      if (tables.length >= maxTableDepth) return
      const table: Table = { kind: 'table', rows: [] }
      targets.at(-1)!.push(table)
      tables.push(table)
    },
    'w:tr': () => tables.at(-1)?.rows.push([]),
    'w:tc': () => {
      const cell: Block[] = []
      const row = tables.at(-1)?.rows.at(-1)
      if (row) row.push(cell)
      targets.push(row ? cell : targets.at(-1)!)
    },
    'w:gridSpan': ({ 'w:val': span }) => {
      const row = tables.at(-1)?.rows.at(-1)
      for (let i = 1; i < Math.min(Number(span) || 1, 50); i++) row?.push([])
    },
  }
  const ends: Record<string, () => void> = {
    'w:p': () => {
      const closed = paragraphs.pop()
      if (closed && closed.paragraph.runs.length > 0) closed.target.push(closed.paragraph)
    },
    'w:t': () => (isText = false),
    'w:tc': () => targets.length > 1 && targets.pop(),
    'w:tbl': () => open.filter((name) => name === 'w:tbl').length < tables.length && tables.pop(),
  }

  new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= maxDepth) throw new ImportError('notDocx')
        if (Object.hasOwn(starts, name)) starts[name]!(attributes)
        open.push(name)
      },
      ontext(text) {
        if (isText) push(text)
      },
      onclosetag(name) {
        open.pop()
        if (Object.hasOwn(ends, name)) ends[name]!()
      },
    },
    { xmlMode: true },
  ).end(xml)
  return blocks
}
