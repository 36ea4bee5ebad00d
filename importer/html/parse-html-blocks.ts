import { Parser } from 'htmlparser2'
import { maxTableDepth, type Block, type Paragraph, type Run, type Table } from '../blocks/block'

const breaking = new Set(
  'address article aside blockquote body caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Parses HTML into blocks: paragraphs, headings, lists, tables and inline looks. */
export function parseHtmlBlocks(html: string): Block[] {
  const blocks: Block[] = []
  const looks = { bold: 0, italic: 0, underline: 0 }
  let url: string | undefined
  const lists: { isNumbered: boolean; count: number }[] = []
  const tables: { table: Table; outside: Block[] }[] = []
  let target = blocks
  let runs: Run[] = []
  let heading = 0
  let startsItem = false

  function flush(): void {
    const hasText = runs.some(({ text }) => text.trim() !== '')
    const list = lists.at(-1)
    if (hasText) {
      const paragraph: Paragraph = { kind: 'paragraph', runs, heading: list ? 0 : heading }
      if (list)
        paragraph.list = {
          depth: lists.length - 1,
          ...(list.isNumbered && { number: list.count }),
          starts: startsItem,
        }
      target.push(paragraph)
      startsItem = false
    }
    runs = []
  }

  function openTable(): void {
    if (tables.length >= maxTableDepth) return
    const table: Table = { kind: 'table', rows: [] }
    target.push(table)
    tables.push({ table, outside: target })
  }

  function openCell(): void {
    const row = tables.at(-1)?.table.rows.at(-1)
    if (row) row.push((target = []))
  }

  function push(text: string): void {
    const { bold, italic, underline } = looks
    runs.push({ text, bold: bold > 0, italic: italic > 0, underline: underline > 0, url })
  }

  new Parser({
    ontext: push,
    onopentag(name, { href }) {
      if (breaking.has(name)) flush()
      if (name === 'strong' || name === 'b') looks.bold++
      else if (name === 'em' || name === 'i') looks.italic++
      else if (name === 'u') looks.underline++
      else if (name === 'a') url = href ?? ''
      else if (name === 'br') push('\n')
      else if (name === 'ul' || name === 'ol') lists.push({ isNumbered: name === 'ol', count: 0 })
      else if (name === 'li') {
        startsItem = true
        if (lists.length > 0) lists.at(-1)!.count++
      } else if (/^h[1-6]$/.test(name)) heading = Number(name[1])
      else if (name === 'table') openTable()
      else if (name === 'tr') tables.at(-1)?.table.rows.push([])
      else if (name === 'td' || name === 'th') openCell()
    },
    onclosetag(name) {
      if (breaking.has(name)) flush()
      if (name === 'strong' || name === 'b') looks.bold--
      else if (name === 'em' || name === 'i') looks.italic--
      else if (name === 'u') looks.underline--
      else if (name === 'a') url = undefined
      else if (name === 'ul' || name === 'ol') lists.pop()
      else if (/^h[1-6]$/.test(name)) heading = 0
      else if (name === 'table' && tables.length > 0) target = tables.pop()!.outside
    },
  }).end(html)
  flush()
  return blocks
}
