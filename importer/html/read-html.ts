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
  return parseHtmlBlocks(page, 'normal')
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

const withoutPictures = (html: string) => html.replace(/data:[\w/+.-]{1,80};base64,[\w+/=]+/g, '')
