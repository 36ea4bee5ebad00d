import { zipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import mammoth from 'mammoth'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { parseHtmlBlocks } from '../html/parse-html-blocks'
import { wordsOfHtml } from '../html/words-of-html'
import { lineOf, type Line } from '../line'
import { ImportError } from '../import-error'
import { unzipParts } from '../unzip-parts'
import { createWordIndex } from '../word-index'

/**
 * Limit on the cost of converting to HTML, in tags: a paragraph costs as much as 25 other tags, a run as 5.
 */
const maxConversionCost = 60_000
const paragraphCost = 25
const runCost = 5
/**
 * Maximum nesting of tags. Word's own documents have a few dozen levels; finding the end of a tag gets slower
 * with its depth.
 */
const maxDepth = 1_000
const mammothStyleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='heading 1'] => h2:fresh",
  "p[style-name='Heading 2'] => h3:fresh",
  "p[style-name='heading 2'] => h3:fresh",
  "p[style-name='Heading 3'] => h4:fresh",
  "p[style-name='heading 3'] => h4:fresh",
  'u => u',
]

/**
 * Extracts the lines of a Word document, and whether it had pictures, which are left out. @throws ImportError
 */
export async function extractDocxLines(bytes: Uint8Array): Promise<{ lines: Line[]; hasPictures: boolean }> {
  const { files, hasPictures } = unzipParts(bytes)
  if (!files['word/document.xml']) throw new ImportError('notDocx')
  if (isTooLong(files)) throw new ImportError('tooMuchText')
  const paragraphs = paragraphsInXml(files)
  const html = await toHtml(files)
  const lines = blocksToLines(parseHtmlBlocks(html))
  // Headers, footers and text boxes, which mammoth skips.
  const wordIndex = createWordIndex(stripWhitespace(wordsOfHtml(html)))
  const missedParagraphs = paragraphs.filter((text) => !wordIndex.has(stripWhitespace(text)))
  const [first, ...rest] = lines
  // Usually the first line is the name.
  return {
    lines: [...(first ? [first] : []), ...missedParagraphs.map((text) => lineOf(text)), ...rest],
    hasPictures,
  }
}

/** Whether the conversion to HTML, including notes, would take longer than any resume. */
function isTooLong(files: Record<string, Uint8Array>): boolean {
  let cost = 0
  for (const [name, part] of Object.entries(files))
    if (/^word\/[^/]+\.xml$/.test(name))
      for (const [, tag] of new TextDecoder().decode(part).matchAll(/<(w:[pr](?=[ >/]))?/g)) {
        cost += tag === 'w:p' ? paragraphCost : tag === 'w:r' ? runCost : 1
        if (cost > maxConversionCost) return true
      }
  return false
}

async function toHtml(files: Record<string, Uint8Array>): Promise<string> {
  try {
    const buffer = Buffer.from(zipSync(files, { level: 0 }))
    const image = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    return (await mammoth.convertToHtml({ buffer }, { styleMap: mammothStyleMap, convertImage: image })).value
  } catch {
    throw new ImportError('notDocx')
  }
}

/**
 * The paragraphs of all parts with text, from their XML. @throws ImportError for XML that Word does not
 * write.
 */
function paragraphsInXml(files: Record<string, Uint8Array>): string[] {
  const parts = Object.keys(files).filter((name) =>
    /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name),
  )
  const found = parts.flatMap((name) => paragraphTexts(new TextDecoder().decode(files[name])))
  return [...new Set(found)].filter((text) => stripWhitespace(text) !== '')
}

/** The text of each paragraph, without nested paragraphs: those of a text box count separately. */
function paragraphTexts(xml: string): string[] {
  const texts: string[] = []
  const open: string[][] = []
  let isText = false
  let depth = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        if (++depth > maxDepth) throw new ImportError('notDocx')
        if (name === 'w:p') open.push([])
        isText = name === 'w:t'
      },
      ontext(text) {
        if (isText) open.at(-1)?.push(text)
      },
      onclosetag(name) {
        depth--
        if (name === 'w:p') texts.push((open.pop() ?? []).join('').trim())
        isText = false
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}

const stripWhitespace = (text: string) => text.replace(/\s+/gu, '')
