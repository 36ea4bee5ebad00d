import { Parser } from 'htmlparser2'
import { isLinkTarget, parseInline } from '#resume-model/rich-text/parse-inline'
import { cleanText } from '#contract/validation/clean-text'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { appendUrl, type Line } from '../line'

type InlineStyle = { bold: number; italic: number; underline: number; url?: string }
type TextPiece = { text: string; bold: boolean; italic: boolean; underline: boolean; url?: string }

/** Parses mammoth's HTML into lines: only blocks, lists, tables and inline styles. */
export function parseHtmlLines(html: string): Line[] {
  const lines: Line[] = []
  const inlineStyle: InlineStyle = { bold: 0, italic: 0, underline: 0 }
  const lists: { mark: 'ul' | 'ol'; count: number }[] = []
  let pieces: TextPiece[] = []
  let level = 0
  let startsItem = false
  let startsParagraph = false
  /** The current table row: its cells, each with its lines. */
  let cells: Line[][] | undefined
  let lineTarget: Line[] = lines

  function flushLine(): void {
    const markdown = toMarkdown(pieces)
    const plain = cleanText(mergeAlike(pieces, ['url']).map(textWithUrl).join(''))
      .replace(/\n/g, ' ')
      .trim()
    pieces = []
    if (plain === '') return
    const listDepth = lists.length
    const list = lists.at(-1)
    const mark = list ? `${'  '.repeat(Math.min(listDepth, 2) - 1)}${startsItem ? markOf(list) : '  '}` : ''
    const markdownRows = markdown
      .split('\n')
      .map((row, i) => (list ? (i === 0 ? mark : ' '.repeat(mark.length)) : '') + row)
    const isListItem = listDepth > 0
    lineTarget.push({
      markdown: markdownRows.join('\n'),
      plain,
      level: isListItem ? 0 : level,
      isListItem,
      startsParagraph: startsParagraph && !isListItem,
    })
    startsItem = false
    startsParagraph = true
  }

  new Parser({
    ontext: push,
    onopentag: (name, { href }) => readTag(name, 1, href),
    onclosetag: (name) => readTag(name, -1),
  }).end(html)
  flushLine()
  return lines

  /** @param change 1 for an opening tag, -1 for a closing one */
  function readTag(name: string, change: 1 | -1, href?: string): void {
    const closes = change < 0
    if (name === 'strong' || name === 'b') inlineStyle.bold += change
    else if (name === 'em' || name === 'i') inlineStyle.italic += change
    else if (name === 'u') inlineStyle.underline += change
    else if (name === 'a') inlineStyle.url = closes ? undefined : (href ?? '')
    else if (name === 'br' && !closes) push('\n')
    else if (name === 'ul' || name === 'ol') {
      flushLine()
      if (closes) lists.pop()
      else lists.push({ mark: name, count: 0 })
    } else if (name === 'li') {
      flushLine()
      startsItem = !closes
      if (!closes && lists.length > 0) lists.at(-1)!.count++
    } else if (/^h[1-6]$/.test(name)) {
      flushLine()
      level = closes ? 0 : Number(name[1])
    } else if (name === 'p') flushLine()
    else if (name === 'tr' && !cells !== closes) {
      flushLine()
      if (closes) {
        lineTarget = lines
        lines.push(...rowLines(cells ?? []))
        cells = undefined
      } else cells = []
    } else if ((name === 'td' || name === 'th') && cells) {
      flushLine()
      if (!closes) cells.push((lineTarget = []))
    }
  }

  function push(text: string): void {
    const { bold, italic, underline, url } = inlineStyle
    pieces.push({ text, bold: bold > 0, italic: italic > 0, underline: underline > 0, url })
  }
}

/** The text of HTML without its tags. */
export function wordsOfHtml(html: string): string {
  const words: string[] = []
  new Parser({ ontext: (text) => void words.push(text) }).end(html)
  return words.join('')
}

const markOf = ({ mark, count }: { mark: 'ul' | 'ol'; count: number }) =>
  mark === 'ul' ? '- ' : `${count}. `

/**
 * A row of single-line cells becomes one line, label beside value; a layout row becomes the lines of its
 * cells.
 */
function rowLines(cells: Line[][]): Line[] {
  const nonEmptyCells = cells.filter((cell) => cell.length > 0)
  if (nonEmptyCells.some((cell) => cell.length > 1 || cell[0]!.level > 0 || cell[0]!.isListItem))
    return nonEmptyCells.flat()
  const texts = nonEmptyCells.map(([line]) => line!.plain)
  const isLabelValueRow =
    texts.length % 2 === 0 && texts.every((text, i) => i % 2 === 1 || (text.length <= 12 && !/\d/.test(text)))
  const joinedCells = isLabelValueRow
    ? texts.flatMap((text, i) =>
        i % 2 === 0 ? [`${text.replace(/[:：]$/u, '').trimEnd()}：${texts[i + 1]}`] : [],
      )
    : texts
  const plain = joinedCells.join('\t')
  return plain === ''
    ? []
    : [
        {
          plain,
          markdown: escapeMarkdown(joinedCells.join('  ')),
          level: 0,
          isListItem: false,
          startsParagraph: true,
        },
      ]
}

/**
 * Styled text as the Markdown subset of resumes; as plain text if the Markdown would not parse back to the
 * same text.
 */
function toMarkdown(pieces: TextPiece[]): string {
  const text = pieces.map(({ text }) => text).join('')
  const joined = mergeAlike(pieces, ['bold', 'italic', 'underline', 'url'])
  const markdown = cleanText(joined.map(pieceToMarkdown).join('')).trim()
  const parsedBack = parseInline(markdown)
    .map((run) => run.text)
    .join('')
  return parsedBack.trim() === cleanText(text).trim() ? markdown : cleanText(escapeMarkdown(text)).trim()
}

/** Escapes a URL for a link target: a space or an unmatched bracket would end it. */
function toLinkTarget(url: string): string | undefined {
  const escapes: Record<string, string> = { '(': '%28', ')': '%29' }
  const escaped = url.trim().replace(/[\s()]/g, (sign) => escapes[sign] ?? '%20')
  return [url, escaped].find(isLinkTarget)
}

function pieceToMarkdown({ text, bold, italic, underline, url }: TextPiece): string {
  const words = text.trim()
  if (words === '') return text
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  let markdown = escapeMarkdown(words)
  const target = url && toLinkTarget(url)
  if (target && url !== words && url !== `mailto:${words}`) markdown = `[${markdown}](${target})`
  else if (underline && !url) markdown = `<u>${markdown}</u>`
  if (italic) markdown = `*${markdown}*`
  if (bold) markdown = `**${markdown}**`
  return before + markdown + after
}

/** Joins neighbouring pieces of the same style. */
function mergeAlike(pieces: TextPiece[], inlineStyle: (keyof TextPiece)[]): TextPiece[] {
  return pieces
    .filter(({ text }) => text !== '')
    .reduce<TextPiece[]>((runs, piece) => {
      const last = runs.at(-1)
      if (last && inlineStyle.every((key) => last[key] === piece[key])) last.text += piece.text
      else runs.push({ ...piece })
      return runs
    }, [])
}

function textWithUrl({ text, url = '' }: TextPiece): string {
  const words = text.trim()
  if (words === '' || !/^(?:https?:|mailto:)/i.test(url)) return text
  return text.replace(words, () => appendUrl(words, url))
}
