import type { SectionKind } from '#contract/resume/section-kinds'
import { EXPERIENCE_KINDS, hanWidthOf, hasHan, isEnglish } from '../shown-entries'
import { findCliches, withoutCliche } from './cliches'
import { plainerOpenings } from './plainer-openings'
import {
  numeralPatternEn,
  numeralPatternZh,
  plainerPhrasesZh,
  resultWordEn,
  resultWordZh,
  plainerOpeningsEn,
  vaguePhrasesEn,
  vaguePhrasesZh,
  weakOpeningZh,
} from './weak-phrases'

/** Limits in Han widths. A line of a page holds about 45 of them. */
export const maxLineWidths = { zh: 100, en: 130 }

/** Replaces a part of a line; a line break begins a new line. */
export type LineFix = { from: number; to: number; text: string }
/** A part of a line that a rule is about, and what one press can put in its place: one fix, or several to choose from. */
export type LineMatch = { from: number; to: number; fixes: LineFix[] }
/** Finds the first part of a line, without Markdown, that a rule is about. Takes time linear in the line. */
export type LineRule = (line: string, kind: SectionKind) => LineMatch | undefined

const firstPersonZh =
  /(?<=^|[，。；：、！？\s,;])(?:我的|我|笔者|咱们)(?!国|校|院|司|市|省|军|党|行)|我们|本人/
const firstPersonEn =
  /(?<!\b[A-Z]\w* )\bI(?:['’](?:m|ve|ll|d)\b| (?:am|was|have|had|can|will|did|led|built|made|ran|wrote|taught|won|took|[a-z]+ed)\b)|\b(?:[Mm]y|[Ww]e|[Oo]ur)\b/
const opensWithMe =
  /^[ \t\u3000\-*•●\d.、．)）]*?(我(?!们|国|校|院|司|市|省|的|军|党|行)|本人)(?:的?(?:主要)?工作是)?[，,]?/u

/** A summary may use 我 within a sentence. */
export const findFirstPerson: LineRule = (line, kind) => {
  const isChinese = hasHan(line)
  const summaryZh = /^(?:我(?!国|校|院|司)|本人)/
  const match = (isChinese ? (kind === 'summary' ? summaryZh : firstPersonZh) : firstPersonEn).exec(line)
  if (!match) return undefined
  const [found] = match
  const at = { from: match.index, to: match.index + found.length }
  return { ...at, fixes: isChinese ? fixesOfMe(line, at, found) : fixesOfI(line, at, found) }
}

function fixesOfMe(line: string, at: { from: number; to: number }, found: string): LineFix[] {
  const opening = opensWithMe.exec(line)
  if (opening) {
    const from = opening[0].indexOf(opening[1]!)
    return opening[0].length < line.trimEnd().length ? [{ from, to: opening[0].length, text: '' }] : []
  }
  if (found === '我们' || found === '咱们') return [{ ...at, text: '团队' }]
  return found === '我的' ? [] : [{ ...at, text: '' }]
}

function fixesOfI(line: string, { from, to }: { from: number; to: number }, found: string): LineFix[] {
  if (/^(?:my|our)$/i.test(found)) return [{ from, to, text: from === 0 ? 'The' : 'the' }]
  // Only a verb of the past can open a line.
  if (from > 0 || !/^I (?!am|was|have|had|can|will|did)/.test(found)) return []
  return [{ from, to: from + 3, text: line[2]!.toUpperCase() }]
}

/** The longest phrases first: 等相关工作 is not found as 相关工作. */
const anyOf = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length).join('|')
const vagueZh = new RegExp(anyOf(vaguePhrasesZh), 'g')
const vagueEn = new RegExp(`\\b(?:${anyOf(vaguePhrasesEn)})\\b`, 'gi')

type Phrase = { index: number; phrase: string; isCliche?: true }

/** The vague phrases and the unproved clichés of a line, in its order. */
function vaguePhrasesOf(line: string, kind: SectionKind): Phrase[] {
  const pattern = hasHan(line) ? vagueZh : isEnglish(line) ? vagueEn : undefined
  if (!pattern) return []
  const vague = [...line.matchAll(pattern)].map(({ 0: phrase, index }): Phrase => ({ index, phrase }))
  const cliches = findCliches(line, kind).map((one): Phrase => ({ ...one, isCliche: true }))
  return [...vague, ...cliches].sort((a, b) => a.index - b.index)
}

/** The same, in small letters. */
export const vaguePhrasesIn = (line: string, kind: SectionKind): string[] =>
  vaguePhrasesOf(line, kind).map(({ phrase }) => phrase.toLowerCase())

export const findVague: LineRule = (line, kind) => {
  const [found] = vaguePhrasesOf(line, kind)
  if (found === undefined) return undefined
  const phrase = found.phrase.toLowerCase()
  const from = found.index
  const at = { from, to: from + phrase.length }
  if (found.isCliche) {
    const shorter = withoutCliche(line, found)
    return { ...at, fixes: shorter ? [shorter] : [] }
  }
  const plainer = plainerPhrasesZh[phrase]
  const isWholeLine = phrase.length >= line.trim().length
  const plainerEn = from === 0 ? (plainerOpeningsEn[phrase] ?? []) : []
  const texts = plainer === undefined || isWholeLine ? plainerEn : [plainer]
  return { ...at, fixes: texts.map((text) => ({ ...at, text })) }
}

/** Whether a line has a number, in digits or words, or a placeholder for one. */
export const hasNumber = (line: string): boolean =>
  /[\d０-９〔]/.test(line) || numeralPatternZh.test(line) || numeralPatternEn.test(line)

/** A single short line needs no number. */
const minWidthForNumber = 30

/** Whether an experience is told at some length without a number. */
export function lacksNumbers(lines: readonly string[], kind: SectionKind): boolean {
  const isLong = lines.length >= 2 || lines.some((line) => hanWidthOf(line) >= minWidthForNumber)
  return EXPERIENCE_KINDS.includes(kind) && isLong && !lines.some(hasNumber)
}

const openingsEn = new RegExp(`^(?:${anyOf(Object.keys(plainerOpeningsEn))})\\b`, 'i')

/** The verb that a line opens with, when it names a duty. */
export const dutyOpeningOf = (line: string): string | undefined =>
  weakOpeningZh.exec(line)?.[1] ?? openingsEn.exec(line)?.[0]

/** A verb that names a duty, in a line without a number. */
export const findWeakOpening: LineRule = (line, kind) => {
  if (!EXPERIENCE_KINDS.includes(kind) || hasNumber(line)) return undefined
  const verb = weakOpeningZh.exec(line)?.[1]
  const opening = verb === undefined ? openingsEn.exec(line)?.[0] : undefined
  if (verb === undefined && opening === undefined) return undefined
  const from = verb === undefined ? 0 : line.indexOf(verb)
  const at = { from, to: from + (verb ?? opening)!.length }
  const fixes =
    verb === undefined
      ? plainerOpeningsEn[opening!.toLowerCase()]!.map((text) => ({ ...at, text }))
      : plainerOpenings(line, verb)
  return { ...at, fixes }
}

/** A claimed result without a number. */
export const findResultWithoutNumber: LineRule = (line, kind) => {
  if (!EXPERIENCE_KINDS.includes(kind) || hasNumber(line)) return undefined
  const match = (hasHan(line) ? resultWordZh : resultWordEn).exec(line)
  return match ? { from: match.index, to: match.index + match[0].length, fixes: [] } : undefined
}

/** A line longer than two rows of a page: the part beyond. */
export const findLongLine: LineRule = (line, kind) => {
  const max = isEnglish(line) ? maxLineWidths.en : maxLineWidths.zh
  // No character is wider than 1.
  if (kind === 'summary' || line.length <= max || hanWidthOf(line) <= max) return undefined
  let width = 0
  let from = 0
  for (const char of line) {
    width += char.codePointAt(0)! < 0x100 ? 0.5 : 1
    if (width > max) break
    from += char.length
  }
  const at = splitPointOf(line)
  const fixes =
    at === undefined
      ? []
      : [{ from: at, to: at + /^[；;。.，, ]+/.exec(line.slice(at))![0].length, text: '\n' }]
  return { from, to: line.length, fixes }
}

/** The mark between two clauses that is nearest to the middle; undefined when one part would be a scrap. */
function splitPointOf(line: string): number | undefined {
  const middle = line.length / 2
  const pointsOf = (marks: RegExp) =>
    [...line.matchAll(marks)]
      .map(({ index }) => index)
      .filter((at) => Math.min(at, line.length - at) > line.length / 5)
  const nearest = (points: number[]) =>
    points.reduce<number | undefined>(
      (best, at) => (best === undefined || Math.abs(at - middle) < Math.abs(best - middle) ? at : best),
      undefined,
    )
  return nearest(pointsOf(/[；;。]|\. /g)) ?? nearest(pointsOf(/，|, /g))
}
