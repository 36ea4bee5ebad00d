import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { htmlLines } from './html-lines'
import { lineOf, type Line } from './line'
import { ReadingProblem } from './reading-problem'
import { createSaidWords } from './said-words'

/** The words of a document are seldom a hundredth of this. */
const mostBytes = 24 * 1024 * 1024
const mostFiles = 2_000
/** Work of turning parts into HTML, in tags: a paragraph takes as long as 25 others, a run as 5. */
const mostWork = 60_000
const paragraphWork = 25
const runWork = 5
const styles = [
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
export async function docxLines(bytes: Uint8Array): Promise<{ lines: Line[]; pictures: boolean }> {
  const { files, pictures } = openZip(bytes)
  if (!files['word/document.xml']) throw new ReadingProblem('notDocx')
  if (isLong(files)) throw new ReadingProblem('tooMuchText')
  const html = await toHtml(files)
  const lines = htmlLines(html)
  const words = withoutSpace(
    html
      .replace(/<[^<>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  )
  // Headers, footers and text boxes that mammoth passes over.
  const read = createSaidWords(words)
  const missed = paragraphsIn(files).filter((text) => !read.has(withoutSpace(text)))
  const [first, ...rest] = lines
  // After the line that is the name, most of the time.
  return { lines: [...(first ? [first] : []), ...missed.map((text) => lineOf(text)), ...rest], pictures }
}

/** Whether turning it into HTML, notes and all, would take longer than of any resume. */
function isLong(files: Record<string, Uint8Array>): boolean {
  let work = 0
  for (const [name, part] of Object.entries(files))
    if (/^word\/[^/]+\.xml$/.test(name))
      for (const [, tag] of new TextDecoder().decode(part).matchAll(/<(w:[pr](?=[ >/]))?/g)) {
        work += tag === 'w:p' ? paragraphWork : tag === 'w:r' ? runWork : 1
        if (work > mostWork) return true
      }
  return false
}

/** Unpacks only the parts that hold words, and only as far as they say and we allow: a bomb is refused before it is read. */
function openZip(bytes: Uint8Array): { files: Record<string, Uint8Array>; pictures: boolean } {
  let total = 0
  let count = 0
  let pictures = false
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (++count > mostFiles) throw new ReadingProblem('tooLargeInside')
        if (name.startsWith('word/media/')) pictures = true
        if (!/\.(xml|rels)$/.test(name)) return false
        total += originalSize
        if (total > mostBytes) throw new ReadingProblem('tooLargeInside')
        return true
      },
    })
    return { files, pictures }
  } catch (error) {
    throw error instanceof ReadingProblem ? error : new ReadingProblem('notDocx')
  }
}

async function toHtml(files: Record<string, Uint8Array>): Promise<string> {
  try {
    const buffer = Buffer.from(zipSync(files, { level: 0 }))
    const image = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    return (await mammoth.convertToHtml({ buffer }, { styleMap: styles, convertImage: image })).value
  } catch {
    throw new ReadingProblem('notDocx')
  }
}

/** The paragraphs of all parts with words, as their XML has them. */
function paragraphsIn(files: Record<string, Uint8Array>): string[] {
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
  return [...new Set(found)].filter((text) => withoutSpace(text) !== '')
}

const withoutSpace = (text: string) => text.replace(/\s+/gu, '')
