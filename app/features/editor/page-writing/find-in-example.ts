import { ITEM_FIELDS } from '#contract/resume/section-kinds'
import type { Resume } from '#contract/resume/resume'
import { findInText } from '#app/features/editor/page-caret/focus-letter'
import type { LettersAround } from '#app/features/editor/page-caret/find-letter'
import type { PressedLetters } from '#app/features/editor/page-caret/lines-at-point'
import { getAtPath } from '#app/features/editor/state/resume-path'
import type { EditorState } from '#app/features/editor/state/editor-store'
import { addExample } from '#resume-model/add-example'

type Text = readonly [name: string, text: string]
/** So many letters a value is at most from the label that is pressed. */
const closeBy = 8
/** A label belongs to what comes, not to what it follows. */
const behindWeight = closeBy

type Shown = Pick<EditorState, 'resume' | 'example'>

/** The name of the empty field whose example has these letters, or is nearest to them in their line; undefined where none is. */
export function findInExample({ resume, example }: Shown, letters: PressedLetters): string | undefined {
  if (!example) return undefined
  const shown = addExample(resume, example).resume
  // Of a section's examples the first stands where its own first entry will.
  const names = resume.sections.flatMap((_, i) =>
    ITEM_FIELDS.map((field) => `sections[${i}].items[0].${field}`),
  )
  const isEmpty = (name: string) => textAt(resume, name) === ''
  const texts = textsOf(shown, [...headFieldsOf(resume), ...names].filter(isEmpty))
  let best: { name: string; score: number } | undefined
  for (const [name, text] of texts) {
    const found = findInText(text, letters)
    if (found && found.score > (best?.score ?? 0)) best = { name, score: found.score }
  }
  return best?.name ?? nearestInLine(texts, letters)
}

/**
 * The name of the head's field whose text is nearest to a pressed place in its line: a press on the label of a wanted salary
 * means the salary. Undefined where the line has none.
 */
export function findInHead({ resume }: Shown, letters: PressedLetters): string | undefined {
  return nearestInLine(textsOf(resume, headFieldsOf(resume)), letters)
}

const headFieldsOf = ({ basics, intention }: Resume): string[] => [
  ...Object.keys(basics).map((key) => `basics.${key}`),
  ...Object.keys(intention).map((key) => `intention.${key}`),
]

const textsOf = (resume: Resume, names: readonly string[]) =>
  names.map((name) => [name, textAt(resume, name)] as const).filter(([, text]) => text !== '')

/** Of wanted cities the first; lists of pairs have fields of their own. */
function textAt(resume: Resume, name: string): string {
  const value = getAtPath(resume, name)
  const text: unknown = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' ? text : ''
}

/** In the line itself, else close by: a label and its value are often lines of their own. */
function nearestInLine(texts: readonly Text[], { inLine, around }: PressedLetters): string | undefined {
  return nearestTo(texts, inLine, Infinity) ?? nearestTo(texts, around, closeBy)
}

function nearestTo(texts: readonly Text[], letters: LettersAround, most: number): string | undefined {
  const printed = plain([...letters.before, ...letters.after].join(''))
  const caret = plain(letters.before.join('')).length
  const distances = texts.flatMap(([name, text]) => {
    const start = printed.indexOf(plain(text))
    if (start < 0) return []
    const end = start + plain(text).length
    const distance = Math.max(start - caret, (caret - end) * behindWeight, 0)
    return distance <= most ? [{ name, distance }] : []
  })
  return distances.sort((a, b) => a.distance - b.distance)[0]?.name
}

/** As a page draws it in other words: without spaces, and with dashes of its own. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[\p{Pd}−~～]/gu, '-')
