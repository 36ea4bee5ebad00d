import type { Resume } from '#contract/resume/resume'
import type { LintOptions } from './lint-resume'
import { sortBySeverity } from './lint-resume'
import { finding, type Finding } from './finding'
import { isReordered, LetterBag } from './letter-bag'
import { missingLetters } from './missing-letters'
import { placeToWriteMore } from './place-to-write-more'
import { endOfPrintedItems } from './printed-items'
import { shownEntriesOf, truncate } from './shown-entries'

/**
 * The text of each page of the finished PDF, the characters without a glyph, and how much of the last page is filled (0 to 1),
 * with about how many lines.
 */
export type PdfText = {
  pages: string[]
  missingGlyphs: string[]
  lastPage: { filled: number; lines: number }
}

/** A last page filled no more than this looks like a mistake. */
const nearlyEmpty = 0.25
/** A single page filled less than this looks unfinished. */
const wellFilled = 2 / 3

/** Compares the finished PDF's text with the resume: completeness, order, and number of pages. */
export function checkPdfText(
  resume: Resume,
  { pages, missingGlyphs, lastPage }: PdfText,
  options: Pick<LintOptions, 'pages'>,
): Finding[] {
  // A line may continue across the page footer with name and page number.
  const normalizedText = pages
    .map((page, i) =>
      normalizeText(page).replace(normalizeText(`${resume.basics.name}${i + 1}/${pages.length}`), ''),
    )
    .join('')
  const page: ReadPage = { text: normalizedText, bag: new LetterBag(normalizedText), missing: missingGlyphs }
  return sortBySeverity([
    ...missingLetters(resume, missingGlyphs),
    ...missingHeaderTexts(resume, page),
    ...missingEntryTexts(resume, page),
    ...pageCount(resume, pages, lastPage, options.pages ?? 2),
  ])
}

/** Text without what typesetting adds or removes: spaces, bullets, joiners, soft hyphens, full widths. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(/[\s•◦▪·]|\u00ad|[\u200b-\u200d]|\u2060|\ufe0f/gu, '')
}

/** What was read of all pages, and the characters that no font has. */
type ReadPage = { text: string; bag: LetterBag; missing: string[] }

const hasGlyphs = (text: string, missing: string[]) =>
  !missing.some((character) => text.normalize('NFC').includes(character))

const isThere = (text: string, page: ReadPage) =>
  page.text.includes(normalizeText(text)) || (isReordered(text) && page.bag.take(text))

function missingHeaderTexts({ basics, intention }: Resume, page: ReadPage): Finding[] {
  const head = {
    'basics.name': basics.name,
    'basics.phone': basics.phone,
    'basics.email': basics.email,
    'intention.position': intention.position,
  }
  return Object.entries(head)
    .filter(([, text]) => text.trim() !== '' && hasGlyphs(text, page.missing) && !isThere(text, page))
    .map(([path, text]) => finding('lostText', { path }, { text: truncate(text) }))
}

/** Looks for every line of every entry; within an entry each after the one before, where readers keep the order of letters. */
function missingEntryTexts(resume: Resume, page: ReadPage): Finding[] {
  const { text: normalizedText, missing } = page
  return shownEntriesOf(resume).flatMap(({ texts }) => {
    const lines = texts
      .filter(({ field }) => field === 'text')
      .flatMap(({ path, ownerId, lines }) =>
        lines.map((line) => ({ path, ownerId, line, plain: normalizeText(line) })),
      )
      .filter(({ line, plain }) => plain !== '' && hasGlyphs(line, missing))
    const found: Finding[] = []
    let from = lines[0] ? Math.max(0, normalizedText.indexOf(lines[0].plain)) : 0
    for (const { path, ownerId, line, plain } of lines) {
      if (isReordered(line) && isThere(line, page)) continue
      const at = normalizedText.indexOf(plain, from)
      const end =
        at >= 0 ? at + plain.length : endOfPrintedItems(line, { text: normalizedText, from }, normalizeText)
      if (end >= 0) from = end
      else
        found.push(
          finding(
            normalizedText.includes(plain) ? 'textOrder' : 'lostText',
            { path, ownerId },
            { text: truncate(line) },
          ),
        )
    }
    const titles = texts.filter(
      ({ field, text }) => field === 'title' && hasGlyphs(text, missing) && !isThere(text, page),
    )
    return [
      ...titles.map(({ path, ownerId, text }) =>
        finding('lostText', { path, ownerId }, { text: truncate(text) }),
      ),
      ...found,
    ]
  })
}

function pageCount(
  resume: Resume,
  pages: string[],
  { filled, lines }: PdfText['lastPage'],
  most: number,
): Finding[] {
  const { style } = resume
  const path = 'style.fit'
  const count = pages.length
  const [first = '', second = ''] = pages.map(normalizeText)
  const onePage = [{ path, value: 'one-page' }]
  if (count === 1) {
    const percent = Math.round((1 - filled) * 20) * 5
    // Where nothing is written yet, other rules say what is missing.
    if (filled >= wellFilled || percent === 100) return []
    // Larger type fills about a quarter more: it would be seen, and the page would still not be full. Only text fills it.
    return [finding('sparsePage', placeToWriteMore(resume), { percent })]
  }
  // Smaller type and narrower margins make room for about a third of a page.
  const fits = style.fit === 'none' && count === 2 && second.length * 3 <= first.length
  const fix = fits ? onePage : undefined
  if (count <= most + 1 && filled <= nearlyEmpty)
    return [finding('fewLinesOver', { path }, { page: count, lines }, fix)]
  return count > most
    ? [finding('tooManyPages', { path }, { pages: count, most }, most === 1 ? fix : undefined)]
    : []
}
