import type { SectionKind } from '#contract/resume/section-kinds'
import { finding } from './finding'
import { MARK_RULES, mutedMarkId, type MarkRule } from './muted-marks'
import { hanWidthOf, truncate } from './shown-entries'
import {
  findFirstPerson,
  findLongLine,
  findResultWithoutNumber,
  findVague,
  findWeakOpening,
  lacksNumbers,
  type LineMatch,
  type LineRule,
} from './rules/line-rules'

/** A part of line `line` of a text that a rule is about; `id` is that of the check-up's finding about the same words. */
export type LineMark = LineMatch & { rule: MarkRule; line: number; id: string }

/** In the order in which they are looked for: a line has one mark at most. */
const rules: Record<MarkRule, LineRule> = {
  firstPerson: findFirstPerson,
  vague: findVague,
  weakLine: findWeakOpening,
  noNumbers: findResultWithoutNumber,
  longLine: findLongLine,
}

/** A text has a few marks at most: more would be a nag. */
const maxMarks = 4

export type MarkContext = { kind: SectionKind; path: string; ownerId: string; dismissed?: readonly string[] }

/** The marks of a text, line by line without Markdown. Pure; takes time linear in the text. */
export function markLines(lines: readonly string[], context: MarkContext): LineMark[] {
  const { kind, path, ownerId, dismissed = [] } = context
  const active = MARK_RULES.filter((rule) => !dismissed.includes(mutedMarkId(rule)))
  const marks: LineMark[] = []
  for (const [line, text] of lines.entries()) {
    if (marks.length === maxMarks) return marks
    for (const rule of active) {
      const match = rules[rule](text, kind)
      if (!match) continue
      const { id } = finding(rule, { path, ownerId }, valuesOf(rule, text, match))
      if (dismissed.includes(id)) continue
      marks.push({ ...match, rule, line, id })
      break
    }
  }
  const isWithoutNumber = active.includes('noNumbers') && lacksNumbers(lines, kind)
  if (!isWithoutNumber || marks.some(({ rule }) => rule === 'noNumbers')) return marks
  return [...marks, ...markLastClause(lines, marks, { path, ownerId })]
}

/** The values of the check-up's finding, which its id is made of. */
function valuesOf(rule: MarkRule, text: string, { from, to }: LineMatch): Record<string, string | number> {
  if (rule === 'vague') return { word: text.slice(from, to).toLowerCase() }
  if (rule === 'longLine') return { line: truncate(text, 12), width: hanWidthOf(text) }
  return { line: truncate(text) }
}

/** Where a number would stand: the end of the first line that has no other mark. */
function markLastClause(
  lines: readonly string[],
  marks: readonly LineMark[],
  at: { path: string; ownerId: string },
): LineMark[] {
  const line = lines.findIndex((text, i) => hanWidthOf(text) >= 8 && !marks.some((mark) => mark.line === i))
  const text = lines[line]
  if (text === undefined) return []
  let to = text.length
  while (to > 0 && '。；;. '.includes(text[to - 1]!)) to--
  let from = to
  while (from > Math.max(0, to - 8) && !'，,；;。、 '.includes(text[from - 1]!)) from--
  const { id } = finding('noNumbers', at, { line: truncate(text) })
  return [{ rule: 'noNumbers', line, from, to, id, fixes: [] }]
}
