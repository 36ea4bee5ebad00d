import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import { hasHan, isEnglish, isLetter, truncate, type ShownEntry, type ShownText } from '../shown-entries'
import { findMisspelling } from './misspellings'
import { misspeltNames, correctNames } from './proper-names'

/** Checks punctuation, digits and proper names, most with a one-click fix. */
export function checkTypography(resume: Resume, entries: ShownEntry[]): Finding[] {
  const { basics, intention } = resume
  const head = [
    { path: 'intention.position', text: intention.position },
    ...basics.custom.map(({ value }, i) => ({ path: `basics.custom[${i}].value`, text: value })),
  ].filter(({ text }) => text.trim() !== '')
  return [
    ...head.flatMap(({ path, text }) => checkMarks({ path, ownerId: '', text })),
    ...entries.flatMap(({ section, texts }) => [
      ...texts.flatMap(checkMarks),
      // A letter ends with a name and a date.
      ...(isLetter(section) ? [] : texts.flatMap(checkLineEndings)),
    ]),
  ]
}

type TextWithPlace = Pick<ShownText, 'path' | 'ownerId' | 'text'>

function checkMarks({ path, ownerId, text }: TextWithPlace): Finding[] {
  const at = { path, ownerId }
  const corrections = [
    ['halfWidth', toFullWidth(text)],
    ['fullWidth', toHalfWidth(text)],
    ['doubledMark', text.replace(/([，。；：、！？])\1+|([，；、])(?=[。！？])/gu, '$1')],
  ] as const
  const found = corrections
    .filter(([, value]) => value !== text)
    .map(([rule, value]) => finding(rule, at, { near: excerptAroundChange(text, value) }, [{ path, value }]))
  const wrong = findMisspelling(text)
  if (wrong)
    found.push(
      finding('misspelling', at, { written: wrong.written, meant: wrong.meant }, [
        { path, value: wrong.corrected },
      ]),
    )
  const [misspelt] = misspeltNames(text)
  if (misspelt)
    found.push(
      finding('nameCase', at, { met: misspelt.written, name: misspelt.name }, [
        { path, value: correctNames(text) },
      ]),
    )
  return found
}

const fullWidthOf: Record<string, string> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' }

/** Replaces half-width punctuation between Han characters by full-width; numbers, URLs and Markdown stay. */
export function toFullWidth(text: string): string {
  return text
    .replace(/(?<![\]\w])\(([^()\n]*)\)/g, (all, inner: string) => (hasHan(inner) ? `（${inner}）` : all))
    .replace(
      /(?<=[\p{Script=Han}）”》])[ ]*([,;:?!])[ ]*(?=[\p{Script=Han}（“《])/gu,
      (_, mark: string) => fullWidthOf[mark]!,
    )
    .replace(/(?<=\p{Script=Han})[,;][ ]*$/gmu, (mark) => fullWidthOf[mark.trim()]!)
    .replace(/(?<=[\p{Script=Han}）])\.(?=\s*$)/gmu, '。')
}

/** Five English words in a row and no Han: a list of names separated by 、 still counts as Chinese. */
const isSentence = (text: string) =>
  isEnglish(text) && /(?<![A-Za-z0-9'])(?:[A-Za-z0-9']+ ){4}[A-Za-z']/.test(text)

/** Replaces full-width digits and letters, and Chinese punctuation in an English sentence. */
export function toHalfWidth(text: string): string {
  const plain = text.replace(/[０-９Ａ-Ｚａ-ｚ％]/g, (character) => character.normalize('NFKC'))
  if (!isSentence(plain) || !/[，。；：！？（）、]/.test(plain)) return plain
  // The others are full-width forms of ASCII.
  const marks: Record<string, string> = { '。': '.', '、': ',' }
  return plain
    .replace(
      /(?:(?<!\s)\s+)?[，。；：！？、]\s*/g,
      (mark) => (marks[mark.trim()] ?? mark.trim().normalize('NFKC')) + (mark.includes('\n') ? '\n' : ' '),
    )
    .replace(/(?:(?<!\s)\s+)?（\s*/g, ' (')
    .replace(/(?:(?<!\s)\s+)?）/g, ')')
    .replace(/(?<! ) +$/gm, '')
}

/** Reports texts in which some lines end with a full stop and others do not; the fix follows most of them. */
function checkLineEndings({ path, ownerId, field, text, lines }: ShownText): Finding[] {
  if (field !== 'text' || lines.length < 2 || !lines.every(hasHan)) return []
  const ended = lines.filter((line) => /[。；]$/.test(line)).length
  if (ended === 0 || ended === lines.length) return []
  const value =
    ended * 2 > lines.length
      ? text.replace(/(?<=[\p{L}\p{N}%％）)”"》])([*_]*)(?=[ ]*$)/gmu, '$1。')
      : text.replace(/(?<![。；;])[。；;]+(?=[ ]*$)/gmu, '')
  return [finding('lineEnds', { path, ownerId }, { ended, lines: lines.length }, [{ path, value }])]
}

/** A few characters around the first difference of two texts. */
function excerptAroundChange(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at]) at++
  return truncate(
    before
      .slice(Math.max(0, at - 6), at + 8)
      .replace(/\s+/g, ' ')
      .trim()
      .toWellFormed(),
    16,
  )
}
