/** What was pasted at once: its words as the field shows them, and the same words with their format, as HTML. */
export type PastedPiece = { text: string; html: string }

/** What programs put on the clipboard, pictures included; more is not even looked into. */
const maxClipboardCharacters = 20_000_000
/** What is left of it without pictures. A resume of Word has a tenth of it. */
export const maxRichCharacters = 1_500_000

/** What no resume's text needs. Scripts never run: the document is read, and shown nowhere. */
const leftOut = 'script,template,svg,iframe,object,img,picture,video,audio,link,meta,base,xml'
/** What plain text cannot say. */
const formatted =
  'h1,h2,h3,h4,h5,h6,li,table,dl,b,strong,[class*="MsoListParagraph"],[style*="mso-list"],[style*="mso-outline-level"]'

/** @returns what the clipboard has with its format; undefined for plain text, and for HTML that says no more than it */
export function readPastedPiece(
  clipboard: Pick<DataTransfer, 'getData'>,
): PastedPiece | 'tooLarge' | undefined {
  const text = normalizeBreaks(clipboard.getData('text/plain'))
  const source = clipboard.getData('text/html')
  if (text.trim() === '' || source === '') return undefined
  if (source.length > maxClipboardCharacters) return 'tooLarge'
  const page = new DOMParser().parseFromString(source, 'text/html')
  if (!hasFormat(page)) return undefined
  const html = cleanHtml(page)
  return html.length > maxRichCharacters ? 'tooLarge' : { text, html }
}

const normalizeBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

/** Google Docs wraps a whole document in a `b` that is not bold; sizes of letters tell headings, too. */
function hasFormat(page: Document): boolean {
  const elements = [...page.querySelectorAll<HTMLElement>(formatted)]
  if (elements.some(({ tagName, style }) => tagName !== 'B' || style.fontWeight !== 'normal')) return true
  const styles = [...page.querySelectorAll<HTMLElement>('[style*="font-"]')].map(({ style }) => style)
  const sizes = new Set(styles.map(({ fontSize }) => fontSize).filter(Boolean))
  return sizes.size > 1 || styles.some(({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600)
}

/** The page as a whole one: open elements closed, so that another piece can follow it. */
function cleanHtml(page: Document): string {
  for (const element of page.querySelectorAll(leftOut)) element.remove()
  const comments: Node[] = []
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  const styles = [...page.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML)
  return styles.join('') + page.body.innerHTML
}

/**
 * The text of the field as a page, in which each piece that stands there as it was pasted has its format.
 * @returns undefined if there is none: the text says everything
 */
export function composeHtml(value: string, pieces: readonly PastedPiece[]): string | undefined {
  const found = findPieces(value, pieces)
  if (found.length === 0) return undefined
  let at = 0
  const parts = found.map(({ from, to, html }) => {
    const before = textToHtml(value.slice(at, from))
    at = to
    return `${before}<div>${html}</div>`
  })
  return `<html><body>${parts.join('')}${textToHtml(value.slice(at))}</body></html>`
}

type Found = { from: number; to: number; html: string }

function findPieces(value: string, pieces: readonly PastedPiece[]): Found[] {
  const found: Found[] = []
  for (const { text, html } of pieces) {
    let from = value.indexOf(text)
    while (from >= 0 && found.some((one) => from < one.to && from + text.length > one.from))
      from = value.indexOf(text, from + 1)
    if (from >= 0 && areWholeLines(value, from, from + text.length))
      found.push({ from, to: from + text.length, html })
  }
  return found.sort((a, b) => a.from - b.from)
}

/** What was typed in front of a piece or behind it belongs to its line. */
function areWholeLines(value: string, from: number, to: number): boolean {
  const before = value.slice(value.lastIndexOf('\n', from - 1) + 1, from)
  const end = value[to - 1] === '\n' ? to : value.indexOf('\n', to)
  const after = value.slice(to, end < 0 ? value.length : end)
  return before.trim() === '' && after.trim() === ''
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Typed text, with its paragraphs, breaks and tabs. */
function textToHtml(text: string): string {
  const paragraphs: string[][] = [[]]
  for (const row of text.split('\n')) {
    if (row.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)!.push(row.replace(/[&<>]/g, (sign) => signs[sign]!))
  }
  return paragraphs
    .filter((rows) => rows.length > 0)
    .map((rows) => `<p style="white-space:pre-wrap">${rows.join('\n')}</p>`)
    .join('')
}
