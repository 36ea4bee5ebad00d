import { finding, type Change, type Finding } from '../finding'
import {
  EXPERIENCE_KINDS,
  hasHan,
  isLetter,
  isStatement,
  truncate,
  hanWidthOf,
  type ShownEntry,
  type ShownText,
} from '../shown-entries'
import {
  dutyOpeningOf,
  findFirstPerson,
  findLongLine,
  findVague,
  findWeakOpening,
  vaguePhrasesIn,
} from './line-rules'
import { slangZh, otherVerbsZh } from './weak-phrases'

/** The greatest width of a summary, in Han widths. */
const maxSummaryWidth = 320
const maxLines = 8
const minRepetitions = 3
const minDuties = 3
const minDutyShare = 1 / 4
/** How many of the verbs the finding names. */
const namedDuties = 3

/** Checks the wording: first person, vague claims, repeated verbs, length; not that of letters and statements. */
export function checkWording(entries: ShownEntry[]): Finding[] {
  const texts = entries
    .filter(({ section }) => !isLetter(section) && !isStatement(section))
    .flatMap((entry) => entry.texts)
    .filter(({ field }) => field === 'text')
  return [...texts.flatMap(checkText), ...findRepeatedVerbs(texts), ...findDutyVerbs(texts)]
}

function checkText(text: ShownText): Finding[] {
  const { path, ownerId, kind, lines } = text
  const at = { path, ownerId }
  const found: Finding[] = []
  const firstPersonLine = lines.find((line) => findFirstPerson(line, kind))
  if (firstPersonLine)
    found.push(finding('firstPerson', at, { line: truncate(firstPersonLine) }, withoutFirstPerson(text)))
  const vagueWords = findVagueWords(lines, kind)
  for (const word of vagueWords) found.push(finding('vague', at, { word }))
  const slang = slangZh.find((word) => text.text.includes(word))
  if (slang) found.push(finding('slang', at, { word: slang }))
  if (kind === 'summary') {
    const width = hanWidthOf(lines.join(''))
    if (width > maxSummaryWidth) found.push(finding('longText', at, { width, most: maxSummaryWidth }))
    return found
  }
  for (const line of lines.filter((line) => isWeakLine(line, kind)))
    found.push(finding('weakLine', at, { line: truncate(line) }))
  for (const line of lines) {
    if (findLongLine(line, kind))
      found.push(finding('longLine', at, { line: truncate(line, 12), width: hanWidthOf(line) }))
  }
  if (lines.length > maxLines && EXPERIENCE_KINDS.includes(kind))
    found.push(finding('manyLines', at, { lines: lines.length, most: maxLines }))
  return found
}

/** The lines that are marked as such while one writes (resume-lint/mark-lines.ts): what they say first is reported alone. */
const isWeakLine = (line: string, kind: ShownText['kind']): boolean =>
  findWeakOpening(line, kind) !== undefined && !findFirstPerson(line, kind) && !findVague(line, kind)

/** Removes 我 or 本人 at the start of a line; elsewhere a person has to rephrase. */
function withoutFirstPerson({ path, text }: ShownText): Change[] | undefined {
  const value = text.replace(
    /^([ \t\u3000\-*•●\d.、．)）]*)(?:我(?!们|国|校|院|司|市|省|的|军|党|行)|本人)(?:的?(?:主要)?工作是)?[，,]?/gmu,
    '$1',
  )
  return value === text ||
    value.split('\n').some((line, i) => line.trim() === '' && text.split('\n')[i]!.trim() !== '')
    ? undefined
    : [{ path, value }]
}

function findVagueWords(lines: string[], kind: ShownText['kind']): string[] {
  const words = [...new Set(lines.flatMap((line) => vaguePhrasesIn(line, kind)))]
  // 相关工作 within 等相关工作 is reported once.
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word))).slice(0, 3)
}

/** Verbs that begin three lines or more; each is reported once. */
function findRepeatedVerbs(texts: ShownText[]): Finding[] {
  const seen = new Map<string, number>()
  const where = new Map<string, { path: string; ownerId: string }>()
  for (const { kind, lines, path, ownerId } of texts) {
    if (!EXPERIENCE_KINDS.includes(kind)) continue
    for (const line of lines) {
      const verb = verbOf(line)
      if (!verb) continue
      const times = (seen.get(verb) ?? 0) + 1
      seen.set(verb, times)
      if (times === minRepetitions) where.set(verb, { path, ownerId })
    }
  }
  return [...where].map(([verb, at]) =>
    finding('repeatedVerb', at, { verb, times: seen.get(verb)!, instead: otherVerbsZh[verb] ?? '' }),
  )
}

/** Reports bullets that open with different duty verbs, when they are a noticeable share of all bullets. */
function findDutyVerbs(texts: ShownText[]): Finding[] {
  const lines = texts
    .filter(({ kind }) => EXPERIENCE_KINDS.includes(kind))
    .flatMap(({ path, ownerId, kind, lines }) =>
      lines.map((line) => ({ path, ownerId, verb: dutyVerbOf(line, kind) })),
    )
  const duties = lines.filter(({ verb }) => verb !== undefined)
  const verbs = [...new Set(duties.flatMap(({ verb }) => verb ?? []))]
  // One verb alone is a repetition.
  if (duties.length < minDuties || duties.length / lines.length < minDutyShare || verbs.length < 2) return []
  return [
    finding('dutyVerbs', duties[0]!, {
      duties: duties.length,
      lines: lines.length,
      verbs: verbs.slice(0, namedDuties).join(' / '),
    }),
  ]
}

/** In internships and on campus 参与 is accurate: a stronger verb would overstate what one did. */
function dutyVerbOf(line: string, kind: string): string | undefined {
  const verb = dutyOpeningOf(line)?.toLowerCase()
  return verb === '参与' && kind !== 'work' && kind !== 'project' ? undefined : verb
}

function verbOf(line: string): string | undefined {
  const start = line.replace(/^[\s\d.、）)（(【\]】[“"*]+/u, '')
  if (hasHan(start.slice(0, 2))) return Object.keys(otherVerbsZh).find((verb) => start.startsWith(verb))
  const [, word] = /^([A-Z][a-z]+(?:ed|t|de|lt|ilt|an)?)\s/.exec(start) ?? []
  return word
}
