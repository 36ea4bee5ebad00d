import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import {
  EXPERIENCE_KINDS,
  hasHan,
  isEnglish,
  isLetter,
  linesOf,
  truncate,
  type ShownEntry,
  type ShownText,
} from '../shown-entries'
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
    ...checkEndingsOfLists(entries),
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
  const ended = lines.filter(isEnded).length
  if (ended === 0 || ended === lines.length) return []
  const value = ended * 2 > lines.length ? withStops(text) : withoutStops(text)
  return [finding('lineEnds', { path, ownerId }, { ended, lines: lines.length }, [{ path, value }])]
}

const withStops = (text: string) => text.replace(/(?<=[\p{L}\p{N}%％）)”"》])([*_]*)(?=[ ]*$)/gmu, '$1。')
const withoutStops = (text: string) => text.replace(/(?<![。；;])[。；;]+(?=[ ]*$)/gmu, '')
const isEnded = (line: string) => /[。；]$/.test(line)

/**
 * Reports lists that end their bullets in another way than most lists of the resume, each alike in itself. A bullet of several
 * sentences ends with a full stop whatever the others do.
 */
function checkEndingsOfLists(entries: ShownEntry[]): Finding[] {
  const lists = entries
    .filter(({ section: { kind } }) => kind === 'summary' || EXPERIENCE_KINDS.includes(kind))
    .flatMap(({ texts }) => texts)
    .filter(({ field, text, lines }) => field === 'text' && isPlainList(text, lines))
  const ended = lists.filter(({ lines }) => lines.every(isEnded))
  const open = lists.filter(({ lines }) => !lines.some(isEnded))
  if (ended.length === 0 || open.length === 0) return []
  const countLines = (of: ShownText[]) => of.reduce((sum, { lines }) => sum + lines.length, 0)
  const counts = { ended: countLines(ended), lines: countLines(ended) + countLines(open) }
  const others = counts.ended * 2 > counts.lines ? open : ended
  const fix = others.map(({ path, text }) => ({
    path,
    value: others === open ? withStops(text) : withoutStops(text),
  }))
  const isMended = fix.every(({ value }) =>
    others === open ? linesOf(value).every(isEnded) : !linesOf(value).some(isEnded),
  )
  const { path, ownerId } = others[0]!
  return [finding('lineEnds', { path, ownerId }, counts, isMended ? fix : undefined)]
}

/** A list of Chinese bullets, each one sentence. */
function isPlainList(text: string, lines: string[]): boolean {
  return /^\s*[-*•]\s/.test(text) && lines.every((line) => hasHan(line) && !/[。！？!?]./.test(line))
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
