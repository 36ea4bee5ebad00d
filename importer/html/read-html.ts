import type { Block } from '../blocks/block'
import { ImportError } from '../import-error'
import { decodeHtml } from './decode-html'
import { isHtml } from './is-html'
import { parseHtmlBlocks } from './parse-html-blocks'
import { pageOfWebArchive } from './web-archive'

/** Tags and styles are many times a page's text; pictures within it do not count. */
const maxHtmlCharacters = 4_000_000

/** The blocks of a page, by itself or in an archive; undefined for other bytes. @throws ImportError */
export function readHtml(bytes: Uint8Array): Block[] | undefined {
  const html = pageOfWebArchive(bytes) ?? pageOf(bytes)
  if (html === undefined) return undefined
  const page = html.length > maxHtmlCharacters ? withoutPictures(html) : html
  if (page.length > maxHtmlCharacters) throw new ImportError('tooMuchText')
  return parseHtmlBlocks(page)
}

function pageOf(bytes: Uint8Array): string | undefined {
  if (!isLikeHtml(bytes)) return undefined
  const html = decodeHtml(bytes)
  return isHtml(html) ? html : undefined
}

/** Whether decoding is worth it: the first sign is that of a tag. */
function isLikeHtml(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1')
  return /^[\s\0\xef\xbb\xbf\xff\xfe]*</.test(start)
}

const beforePicture = ';base64,'
const inBase64 = /[\w+/=]/

/** Without the letters of pictures within the page. By hand: a pattern needs a place on its stack for each of millions. */
function withoutPictures(html: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = html.indexOf(beforePicture); at >= 0; at = html.indexOf(beforePicture, from)) {
    let end = at + beforePicture.length
    parts.push(html.slice(from, end))
    while (end < html.length && inBase64.test(html[end]!)) end++
    from = end
  }
  return [...parts, html.slice(from)].join('')
}
