import { decodeHtml } from './decode-html'

/** Word's archives have parts in parts. */
const maxDepth = 4
const maxHeaderCharacters = 16_384
const firstHeader =
  /^\s{0,20}(?:MIME-Version|From|Subject|Date|Content-[A-Za-z-]{1,40}|X-[A-Za-z-]{1,40}|Message-ID|Snapshot-[A-Za-z-]{1,40}):/i

type Part = { headers: Map<string, string>; body: string }

/** The page of an archive of parts (MHTML), as browsers and Word save; undefined for other bytes. */
export function pageOfWebArchive(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, maxHeaderCharacters)).toString('latin1')
  if (!firstHeader.test(start) || !/\nMIME-Version:|^\s*MIME-Version:/i.test(start)) return undefined
  const whole = partOf(Buffer.from(bytes).toString('latin1').trimStart())
  const page = /^(?:multipart\/|text\/html)/i.test(typeOf(whole)) ? findPage(whole, maxDepth) : undefined
  return page && decodeHtml(contentOf(page), encodingOf(page))
}

function findPage(part: Part, depth: number): Part | undefined {
  const type = typeOf(part)
  if (/^text\/html/i.test(type)) return part
  const boundary = parameterOf(type, 'boundary')
  if (boundary === undefined || depth === 0) return undefined
  const mark = `--${boundary}`
  let at = startOfLine(part.body, mark, 0)
  while (at >= 0) {
    const from = at + mark.length
    const next = startOfLine(part.body, mark, from)
    const found = findPage(partOf(part.body.slice(from, next < 0 ? undefined : next).trimStart()), depth - 1)
    if (found) return found
    at = next
  }
  return undefined
}

function startOfLine(text: string, mark: string, from: number): number {
  if (from === 0 && text.startsWith(mark)) return 0
  const at = text.indexOf(`\n${mark}`, from)
  return at < 0 ? -1 : at + 1
}

function partOf(text: string): Part {
  const [head = ''] = /^[\s\S]*?\r?\n\r?\n/.exec(text.slice(0, maxHeaderCharacters)) ?? []
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: text.slice(head.length) }
}

const typeOf = ({ headers }: Part) => headers.get('content-type') ?? ''

function parameterOf(type: string, name: string): string | undefined {
  const [, quoted, bare] =
    new RegExp(`\\b${name}=(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(type) ?? []
  return quoted ?? bare
}

/** What the page's envelope declares; ASCII says nothing of the letters beyond it. */
function encodingOf(part: Part): string | undefined {
  const name = parameterOf(typeOf(part), 'charset')
  if (name === undefined || /ascii/i.test(name)) return undefined
  return /^unicode$/i.test(name) ? 'utf-16le' : name
}

function contentOf({ headers, body }: Part): Uint8Array {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return Buffer.from(encoding === 'quoted-printable' ? unquote(body) : body, 'latin1')
}

const unquote = (text: string) =>
  text
    .replace(/=[ \t]{0,9}\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
