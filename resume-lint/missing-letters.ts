import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from './finding'
import { shownEntriesOf } from './shown-entries'

type Place = { path: string; ownerId: string; text: string }

/** Characters without a glyph, where they stand: a finding for each field; of an entry's fields with the same ones the first. */
export function missingLetters(resume: Resume, missing: readonly string[]): Finding[] {
  if (missing.length === 0) return []
  const found = new Map<string, Finding>()
  for (const { text, path, ownerId } of placesOf(resume)) {
    const composed = text.normalize('NFC')
    const letters = missing.filter((letter) => composed.includes(letter))
    if (letters.length === 0) continue
    const one = finding('lostLetters', { path, ownerId }, { letters: letters.slice(0, 8).join(' ') })
    if (!found.has(one.id)) found.set(one.id, one)
  }
  return [...found.values()]
}

/** Every text of the resume that its pages show, with the name of its form field. */
function placesOf(resume: Resume): Place[] {
  const { basics, intention, sections } = resume
  return [
    ...textsIn('basics', basics),
    ...textsIn('intention', intention),
    ...sections.flatMap(({ id, title, visible }, index) =>
      visible ? [{ path: `sections[${index}].title`, ownerId: id, text: title }] : [],
    ),
    ...shownEntriesOf(resume).flatMap(({ texts }) => texts),
  ]
}

function textsIn(path: string, value: unknown): Place[] {
  if (typeof value === 'string') return [{ path, ownerId: '', text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(`${path}[${index}]`, one))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => textsIn(`${path}.${key}`, one))
    : []
}
