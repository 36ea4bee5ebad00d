import { emptyItem } from '#contract/new-resume'
import { NOW, showMonth } from '#contract/month'
import type { Resume, Section } from '#contract/resume'
import { Limits } from '#contract/resume-limits'
import { withoutDates } from './dates-in-line'
import { readSectionName } from './known-sections'
import { placeOf } from './known-labels'
import { escapeMarks, withoutMarks, type Line } from './line'
import { createSaidWords, type SaidWords } from './said-words'
import { readLabelled, splitLine } from './split-line'

export const UNPLACED = { zh: '未归类的内容', en: 'Not placed yet' }

/** The resume with everything that found no place in a section of its own, at the end. */
export function withUnplaced(resume: Resume, lines: readonly Line[], left: readonly string[]): Resume {
  const placed = { ...resume, sections: resume.sections.slice(0, Limits.sections - 1) }
  const over = resume.sections.slice(Limits.sections - 1).flatMap((section) => textsOf(section))
  const whole = withSection(placed, [...left.map(escapeMarks), ...over])
  // Whatever a rule above has dropped after all is found by its words.
  const said = createSaidWords(wordsIn(whole))
  const lost = lines.filter(({ plain }) => !isSaid(plain, said)).map(({ rich }) => rich)
  return lost.length === 0 ? whole : withSection(placed, [...left.map(escapeMarks), ...over, ...lost])
}

function withSection(resume: Resume, texts: readonly string[]): Resume {
  if (texts.length === 0) return resume
  const title = UNPLACED[resume.style.headings]
  const items = chunks(texts.join('\n')).map((text, index) => ({
    ...emptyItem(`unplaced-${index + 1}`),
    text,
  }))
  const section: Section = { id: 'unplaced', kind: 'custom', title, visible: true, items }
  return { ...resume, sections: [...resume.sections, section] }
}

function chunks(text: string): string[] {
  const letters = [...text]
  const count = Math.ceil(letters.length / Limits.text)
  return Array.from({ length: count }, (_, i) =>
    letters.slice(i * Limits.text, (i + 1) * Limits.text).join(''),
  )
}

function textsOf({ title, items }: Section): string[] {
  return [
    escapeMarks(title),
    ...items.flatMap(({ id: _, visible: __, text, from, to, ...fields }) => [
      ...Object.values(fields)
        .filter((value) => typeof value === 'string')
        .map(escapeMarks),
      [showMonth(from), showMonth(to)].filter(Boolean).join(' – '),
      text,
    ]),
  ].filter((text) => text !== '')
}

/** Letters and digits only: what typography and marks do not change. */
const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const withoutTargets = (text: string) => text.replace(/\[([^[\]]{0,500})\]\([^)\s]{1,500}\)/g, '$1')

/** All words of a resume, run together field by field, a line each. */
export function wordsIn({ basics, intention, sections }: Resume): string {
  const said: string[] = []
  const walk = (value: unknown, key = '') => {
    if (typeof value === 'string') {
      if (key === 'id' || key === 'kind') return
      said.push(bare(value), bare(withoutMarks(value)), bare(withoutMarks(withoutTargets(value))))
      if (/^\d{4}-\d{2}$/.test(value)) said.push(bare(showMonth(value)))
      if (value === NOW) said.push('至今')
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) walk(part, name)
  }
  walk([basics, intention, sections])
  return said.join('\n')
}

/** Whether every word of a line is somewhere; labels of fields and names of sections say themselves. */
function isSaid(plain: string, said: SaidWords): boolean {
  const text = withoutMarks(plain)
  if (said.has(bare(text)) || readSectionName(plain)) return true
  return splitLine(text).every((part) => {
    const labelled = readLabelled(part)
    const value = labelled && placeOf(labelled.label) ? labelled.value : part
    return wordsOf(value).every((word) => said.has(bare(word)) || placeOf(word) || isUnit.test(word))
  })
}

const wordsOf = (text: string) =>
  withoutDates(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const isUnit = /^(?:cm|kg|厘米|公斤)$/i
