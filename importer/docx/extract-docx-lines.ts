import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { parseHtmlLines } from './parse-html-lines'
import { lineOf, type Line } from '../line'
import { ImportError } from '../import-error'
import { createWordIndex } from '../word-index'

/** The words of a document are seldom a hundredth of this. */
const maxUnzippedBytes = 24 * 1024 * 1024
const maxFiles = 2_000
/** Work of turning parts into HTML, in tags: a paragraph takes as long as 25 others, a run as 5. */
const maxConversionCost = 60_000
const paragraphCost = 25
const runCost = 5
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

/** The lines of a Word document, and whether it had pictures, which are left. @throws ReadingProblem */
export async function extractDocxLines(bytes: Uint8Array): Promise<{ lines: Line[]; hasPictures: boolean }> {
  const { files, hasPictures } = openZip(bytes)
  if (!files['word/document.xml']) throw new ImportError('notDocx')
  if (isTooLong(files)) throw new ImportError('tooMuchText')
  const html = await toHtml(files)
  const lines = parseHtmlLines(html)
  const words = stripWhitespace(
    html
      .replace(/<[^<>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  )
  // Headers, footers and text boxes that mammoth passes over.
  const wordIndex = createWordIndex(words)
  const missedParagraphs = paragraphsInXml(files).filter((text) => !wordIndex.has(stripWhitespace(text)))
  const [first, ...rest] = lines
  // After the line that is the name, most of the time.
  return {
    lines: [...(first ? [first] : []), ...missedParagraphs.map((text) => lineOf(text)), ...rest],
    hasPictures,
  }
}

/** Whether turning it into HTML, notes and all, would take longer than of any resume. */
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

/** Unpacks only the parts that hold words, and only as far as they say and we allow: a bomb is refused before it is read. */
function openZip(bytes: Uint8Array): { files: Record<string, Uint8Array>; hasPictures: boolean } {
  let total = 0
  let count = 0
  let hasPictures = false
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (++count > maxFiles) throw new ImportError('tooLargeInside')
        if (name.startsWith('word/media/')) hasPictures = true
        if (!/\.(xml|rels)$/.test(name)) return false
        total += originalSize
        if (total > maxUnzippedBytes) throw new ImportError('tooLargeInside')
        return true
      },
    })
    return { files, hasPictures }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('notDocx')
  }
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

/** The paragraphs of all parts with words, as their XML has them. */
function paragraphsInXml(files: Record<string, Uint8Array>): string[] {
  const parts = Object.keys(files).filter((name) =>
    /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name),
  )
  const found = parts.flatMap((name) => {
    const xml = new TextDecoder().decode(files[name])
    return xml.split(/<\/w:p>/).map((paragraph) =>
      [
        ...paragraph
          .slice(paragraph.lastIndexOf('<w:p ') < 0 ? 0 : paragraph.lastIndexOf('<w:p '))
          .matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g),
      ]
        .map(([, text = '']) =>
          text
            .replace(/&lt;/g, '<')
            .replace(/&gt;/g, '>')
            .replace(/&quot;/g, '"')
            .replace(/&apos;/g, "'")
            .replace(/&amp;/g, '&'),
        )
        .join('')
        .trim(),
    )
  })
  return [...new Set(found)].filter((text) => stripWhitespace(text) !== '')
}

const stripWhitespace = (text: string) => text.replace(/\s+/gu, '')
