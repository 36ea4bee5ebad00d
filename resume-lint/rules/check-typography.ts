import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import { hasHan, isEnglish, truncate, type ShownEntry, type ShownText } from '../shown-entries'
import { misspeltNames, correctNames } from './proper-names'

/** Checks punctuation, digits and proper names, most with a one-click fix. */
export function checkTypography(resume: Resume, entries: ShownEntry[]): Finding[] {
  const { basics, intention } = resume
  const head = [
    { path: 'intention.position', text: intention.position },
    ...basics.custom.map(({ value }, i) => ({ path: `basics.custom[${i}].value`, text: value })),
  ].filter(({ text }) => text.trim() !== '')
  const texts = entries.flatMap((entry) => entry.texts)
  return [
    ...head.flatMap(({ path, text }) => checkMarks({ path, ownerId: '', text })),
    ...texts.flatMap((text) => [...checkMarks(text), ...checkLineEndings(text)]),
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

/** Reports texts in which some lines end with a full stop and others do not. */
function checkLineEndings({ path, ownerId, field, text, lines }: ShownText): Finding[] {
  if (field !== 'text' || lines.length < 2 || !lines.every(hasHan)) return []
  const ended = lines.filter((line) => /[。；]$/.test(line)).length
  if (ended === 0 || ended === lines.length) return []
  const value = text.replace(/(?<![。；;])[。；;]+(?=[ ]*$)/gmu, '')
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
