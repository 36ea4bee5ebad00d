import { emptyItem } from '#resume-model/empty-resume'
import { PRESENT, formatMonth } from '#contract/resume/month'
import type { Resume, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { withoutDates } from '#resume-model/lines/find-dates'
import { parseSectionHeading } from './section-headings'
import { isNameOfRow } from './classify-personal-details'
import { isEntryLabel, isTableHead } from './entry-labels'
import { isFieldLabel, targetOfLabel } from './field-labels'
import { withoutKnownWords } from './known-facts'
import { normalizeDates } from './normalize-dates'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { stripMarkdown, type Line } from '../line'
import { createWordIndex, type WordIndex } from '../word-index'
import { parseLabelledValue, splitLineIntoParts } from '#resume-model/lines/split-line'

export const UNCLASSIFIED_TITLE = { zh: '未归类的内容', en: 'Other content' }

/** The resume with all unclassified content in a section of its own, at the end. */
export function appendUnclassified(
  resume: Resume,
  lines: readonly Line[],
  unclassifiedTexts: readonly string[],
): Resume {
  const withinLimits = { ...resume, sections: resume.sections.slice(0, ResumeLimits.sections - 1) }
  const overflowTexts = resume.sections
    .slice(ResumeLimits.sections - 1)
    .flatMap((section) => textsOf(section))
  const complete = withSection(withinLimits, [...unclassifiedTexts.map(escapeMarkdown), ...overflowTexts])
  // Finds by its words whatever a rule above has dropped after all.
  const wordIndex = createWordIndex(searchableWords(complete))
  const lostLines = lines
    .filter(({ plain }) => !isTableHead(plain) && !isContained(plain, wordIndex))
    .map(({ markdown }) => markdown)
  return lostLines.length === 0
    ? complete
    : withSection(withinLimits, [...unclassifiedTexts.map(escapeMarkdown), ...overflowTexts, ...lostLines])
}

function withSection(resume: Resume, texts: readonly string[]): Resume {
  if (texts.length === 0) return resume
  const title = UNCLASSIFIED_TITLE[resume.style.headings]
  const items = chunks(texts.join('\n')).map((text, index) => ({
    ...emptyItem(`unplaced-${index + 1}`),
    text,
  }))
  const section: Section = { id: 'unplaced', kind: 'custom', title, visible: true, items }
  return { ...resume, sections: [...resume.sections, section] }
}

function chunks(text: string): string[] {
  const letters = [...text]
  const count = Math.ceil(letters.length / ResumeLimits.text)
  return Array.from({ length: count }, (_, i) =>
    letters.slice(i * ResumeLimits.text, (i + 1) * ResumeLimits.text).join(''),
  )
}

function textsOf({ title, items }: Section): string[] {
  return [
    escapeMarkdown(title),
    ...items.flatMap(({ id: _, visible: __, text, from, to, ...fields }) => [
      ...Object.values(fields)
        .filter((value) => typeof value === 'string')
        .map(escapeMarkdown),
      [formatMonth(from), formatMonth(to)].filter(Boolean).join(' – '),
      text,
    ]),
  ].filter((text) => text !== '')
}

/** Letters and digits only: what typography and Markdown do not change. */
const normalizeWords = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const stripLinkTargets = (text: string) => text.replace(/\[([^[\]]{0,500})\]\([^)\s]{1,500}\)/g, '$1')

/** All words of a resume, normalized, one field per line. */
export function searchableWords({ basics, intention, sections }: Resume): string {
  const wordIndex: string[] = []
  const walk = (value: unknown, key = '') => {
    if (typeof value === 'string') {
      if (key === 'id' || key === 'kind') return
      wordIndex.push(
        normalizeWords(value),
        normalizeWords(stripMarkdown(value)),
        normalizeWords(stripMarkdown(stripLinkTargets(value))),
      )
      if (/^\d{4}-\d{2}$/.test(value)) wordIndex.push(normalizeWords(formatMonth(value)))
      if (value === PRESENT) wordIndex.push('至今')
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) walk(part, name)
  }
  walk([basics, intention, sections])
  return wordIndex.join('\n')
}

/** Whether the resume contains every word of a line; field labels and section names need not be contained. */
function isContained(plain: string, wordIndex: WordIndex): boolean {
  const text = stripMarkdown(plain)
  if (wordIndex.has(normalizeWords(text)) || parseSectionHeading(plain)) return true
  return splitLineIntoParts(text).every((part) => {
    if (isFieldLabel(part) || isEntryLabel(part) || isNameOfRow(part)) return true
    const labelled = parseLabelledValue(part)
    const value = labelled && isKnownLabel(labelled.label) ? labelled.value : withoutKnownWords(part)
    return wordsOf(value).every(
      (word) => wordIndex.has(normalizeWords(word)) || isKnownLabel(word) || isUnit.test(word),
    )
  })
}

const isKnownLabel = (text: string) => targetOfLabel(text) !== undefined || isEntryLabel(text)

const wordsOf = (text: string) =>
  withoutDates(normalizeDates(text))
    .replace(numberWithUnit, '$1 ')
    .replace(betweenScripts, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const isUnit = /^(?:cm|kg|厘米|公斤)$/i
/** Fields that stand side by side may touch: `a@example.com杭州`. */
const betweenScripts = /(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d])(?=\p{Script=Han})/gu
const numberWithUnit = /(\d)(?:cm|kg|厘米|公斤)/gi
