import type { Resume } from '#contract/resume'
import type { About } from './check-resume'
import { byWeight } from './check-resume'
import { finding, type Finding } from './finding'
import { entriesOf, shortened } from './places'

/** What was read back from the finished PDF: the text of each page, and letters no font has. */
export type ReadFile = { pages: string[]; missingGlyphs: string[] }

/** A last page with less on it than this looks forgotten. */
const fewLetters = 160

/** The finished PDF read as a machine reads it: is everything there, in order, and on how many pages. */
export function checkFile(
  resume: Resume,
  { pages, missingGlyphs }: ReadFile,
  about: Pick<About, 'pages'>,
): Finding[] {
  // A line may go on over the foot of a page, where name and number stand.
  const words = pages
    .map((page, i) =>
      plainWords(page).replace(plainWords(`${resume.basics.name}${i + 1}/${pages.length}`), ''),
    )
    .join('')
  return byWeight([
    ...lostLetters(missingGlyphs),
    ...lostHead(resume, words, missingGlyphs),
    ...lostEntries(resume, words, missingGlyphs),
    ...pageCount(resume, pages, about.pages ?? 2),
  ])
}

/** Text without what typesetting adds and takes: spaces, bullets, joiners, soft hyphens, widths. */
export function plainWords(text: string): string {
  return text.normalize('NFKC').replace(/[\s•◦▪·]|\u00ad|[\u200b-\u200d]|\u2060|\ufe0f/gu, '')
}

function lostLetters(missing: string[]): Finding[] {
  return missing.length > 0
    ? [finding('lostLetters', { path: 'basics.name' }, { letters: missing.slice(0, 8).join(' ') })]
    : []
}

const isDrawn = (text: string, missing: string[]) => !missing.some((letter) => text.includes(letter))

function lostHead({ basics, intention }: Resume, words: string, missing: string[]): Finding[] {
  const head = {
    'basics.name': basics.name,
    'basics.phone': basics.phone,
    'basics.email': basics.email,
    'intention.position': intention.position,
  }
  return Object.entries(head)
    .filter(([, text]) => text.trim() !== '' && isDrawn(text, missing) && !words.includes(plainWords(text)))
    .map(([path, text]) => finding('lostText', { path }, { text: shortened(text) }))
}

/** Every line of every entry is looked for; within an entry each after the one before. */
function lostEntries(resume: Resume, words: string, missing: string[]): Finding[] {
  return entriesOf(resume).flatMap(({ texts }) => {
    const lines = texts
      .filter(({ field }) => field === 'text')
      .flatMap(({ path, place, lines }) =>
        lines.map((line) => ({ path, place, line, plain: plainWords(line) })),
      )
      .filter(({ line, plain }) => plain !== '' && isDrawn(line, missing))
    const found: Finding[] = []
    let from = lines[0] ? Math.max(0, words.indexOf(lines[0].plain)) : 0
    for (const { path, place, line, plain } of lines) {
      const at = words.indexOf(plain, from)
      if (at >= 0) from = at + plain.length
      else
        found.push(
          finding(
            words.includes(plain) ? 'textOrder' : 'lostText',
            { path, place },
            { text: shortened(line) },
          ),
        )
    }
    const titles = texts.filter(
      ({ field, text }) => field === 'title' && isDrawn(text, missing) && !words.includes(plainWords(text)),
    )
    return [
      ...titles.map(({ path, place, text }) =>
        finding('lostText', { path, place }, { text: shortened(text) }),
      ),
      ...found,
    ]
  })
}

function pageCount({ style }: Resume, pages: string[], most: number): Finding[] {
  const path = 'style.fit'
  const count = pages.length
  const letters = plainWords(pages.at(-1) ?? '').length
  const fix = style.fit === 'none' && count === 2 ? [{ path, value: 'one-page' }] : undefined
  if (count > 1 && count <= most + 1 && letters < fewLetters)
    return [finding('fewLinesOver', { path }, { pages: count, letters }, fix)]
  return count > most
    ? [finding('tooManyPages', { path }, { pages: count, most }, most === 1 ? fix : undefined)]
    : []
}
