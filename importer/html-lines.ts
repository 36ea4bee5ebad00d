import { isTarget, parseInline } from '#contract/rich-inline'
import { cleanText } from '#contract/text'
import { escapeMarks, withAddress, type Line } from './line'

type Looks = { bold: number; italic: number; underline: number; url?: string }
type Piece = { text: string; bold: boolean; italic: boolean; underline: boolean; url?: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, number: string, name: string) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(number)),
  )

/** The lines of the HTML that mammoth makes of a document: well-formed, and no more than blocks, lists, tables, looks. */
export function htmlLines(html: string): Line[] {
  const lines: Line[] = []
  const looks: Looks = { bold: 0, italic: 0, underline: 0 }
  const lists: { mark: 'ul' | 'ol'; count: number }[] = []
  let pieces: Piece[] = []
  let level = 0
  let startsItem = false
  let parted = false
  /** The row of a table under way: its cells, each with its lines. */
  let cells: Line[][] | undefined
  let outside: Line[] = lines

  function end(): void {
    const rich = written(pieces)
    const plain = cleanText(joinedBy(pieces, ['url']).map(addressed).join(''))
      .replace(/\n/g, ' ')
      .trim()
    pieces = []
    if (plain === '') return
    const deep = lists.length
    const list = lists.at(-1)
    const mark = list ? `${'  '.repeat(Math.min(deep, 2) - 1)}${startsItem ? markOf(list) : '  '}` : ''
    const kept = rich
      .split('\n')
      .map((row, i) => (list ? (i === 0 ? mark : ' '.repeat(mark.length)) : '') + row)
    const listed = deep > 0
    outside.push({
      rich: kept.join('\n'),
      plain,
      level: listed ? 0 : level,
      listed,
      parted: parted && !listed,
    })
    startsItem = false
    parted = true
  }

  for (const [, closes, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>][^<>]*)?)>|([^<]+)/gi,
  )) {
    const change = closes ? -1 : 1
    if (text !== undefined) push(decoded(text))
    else if (name === 'strong' || name === 'b') looks.bold += change
    else if (name === 'em' || name === 'i') looks.italic += change
    else if (name === 'u') looks.underline += change
    else if (name === 'a')
      looks.url = closes ? undefined : decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
    else if (name === 'br') push('\n')
    else if (name === 'ul' || name === 'ol') {
      end()
      if (closes) lists.pop()
      else lists.push({ mark: name, count: 0 })
    } else if (name === 'li') {
      end()
      startsItem = !closes
      if (!closes && lists.length > 0) lists.at(-1)!.count++
    } else if (/^h[1-6]$/.test(name)) {
      end()
      level = closes ? 0 : Number(name[1])
    } else if (name === 'p') end()
    else if (name === 'tr' && !cells !== Boolean(closes)) {
      end()
      if (closes) {
        outside = lines
        lines.push(...rowLines(cells ?? []))
        cells = undefined
      } else cells = []
    } else if ((name === 'td' || name === 'th') && cells) {
      end()
      if (!closes) cells.push((outside = []))
    }
  }
  end()
  return lines

  function push(text: string): void {
    const { bold, italic, underline, url } = looks
    pieces.push({ text, bold: bold > 0, italic: italic > 0, underline: underline > 0, url })
  }
}

const markOf = ({ mark, count }: { mark: 'ul' | 'ol'; count: number }) =>
  mark === 'ul' ? '- ' : `${count}. `

/** A row of single lines is one line, label beside value; a row that lays a page out is its lines one by one. */
function rowLines(cells: Line[][]): Line[] {
  const full = cells.filter((cell) => cell.length > 0)
  if (full.some((cell) => cell.length > 1 || cell[0]!.level > 0 || cell[0]!.listed)) return full.flat()
  const texts = full.map(([line]) => line!.plain)
  const isPaired =
    texts.length % 2 === 0 && texts.every((text, i) => i % 2 === 1 || (text.length <= 12 && !/\d/.test(text)))
  const paired = isPaired
    ? texts.flatMap((text, i) =>
        i % 2 === 0 ? [`${text.replace(/[:：]$/u, '').trimEnd()}：${texts[i + 1]}`] : [],
      )
    : texts
  const plain = paired.join('\t')
  return plain === ''
    ? []
    : [{ plain, rich: escapeMarks(paired.join('  ')), level: 0, listed: false, parted: true }]
}

/** Pieces as the Markdown subset of a resume's texts; where that would not read back, the words alone. */
function written(pieces: Piece[]): string {
  const text = pieces.map(({ text }) => text).join('')
  const joined = joinedBy(pieces, ['bold', 'italic', 'underline', 'url'])
  const rich = cleanText(joined.map(marked).join('')).trim()
  const back = parseInline(rich)
    .map((run) => run.text)
    .join('')
  return back.trim() === cleanText(text).trim() ? rich : cleanText(escapeMarks(text)).trim()
}

/** The address as a text can hold it: a blank or a lone bracket would end it. */
function targetOf(url: string): string | undefined {
  const escapes: Record<string, string> = { '(': '%28', ')': '%29' }
  const escaped = url.trim().replace(/[\s()]/g, (sign) => escapes[sign] ?? '%20')
  return [url, escaped].find(isTarget)
}

function marked({ text, bold, italic, underline, url }: Piece): string {
  const words = text.trim()
  if (words === '') return text
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  let rich = escapeMarks(words)
  const target = url && targetOf(url)
  if (target && url !== words && url !== `mailto:${words}`) rich = `[${rich}](${target})`
  else if (underline && !url) rich = `<u>${rich}</u>`
  if (italic) rich = `*${rich}*`
  if (bold) rich = `**${rich}**`
  return before + rich + after
}

/** Neighbours that are alike are one piece. */
function joinedBy(pieces: Piece[], looks: (keyof Piece)[]): Piece[] {
  return pieces
    .filter(({ text }) => text !== '')
    .reduce<Piece[]>((runs, piece) => {
      const last = runs.at(-1)
      if (last && looks.every((look) => last[look] === piece[look])) last.text += piece.text
      else runs.push({ ...piece })
      return runs
    }, [])
}

function addressed({ text, url = '' }: Piece): string {
  const words = text.trim()
  if (words === '' || !/^(?:https?:|mailto:)/i.test(url)) return text
  return text.replace(words, () => withAddress(words, url))
}
