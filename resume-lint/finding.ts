/** Severity of a finding: loses an interview, weakens a page, a matter of taste. */
export type Level = 'must' | 'should' | 'could'

/** The parts of the score. */
export const GROUPS = ['contact', 'content', 'dates', 'wording', 'details', 'file'] as const
export type Group = (typeof GROUPS)[number]

/** Every rule with its group and level. */
export const RULES = {
  noName: ['contact', 'must'],
  noContact: ['contact', 'must'],
  noPhone: ['contact', 'should'],
  oddPhone: ['contact', 'must'],
  noMail: ['contact', 'should'],
  oddMail: ['contact', 'must'],
  numberMail: ['contact', 'could'],
  noPosition: ['contact', 'should'],
  secretNumber: ['contact', 'must'],
  localLink: ['contact', 'must'],
  sampleAddress: ['contact', 'must'],
  photoOff: ['contact', 'should'],
  photoWanted: ['contact', 'could'],
  noEducation: ['content', 'should'],
  noExperience: ['content', 'must'],
  emptyEntry: ['content', 'should'],
  noNumbers: ['content', 'should'],
  placeholder: ['content', 'must'],
  sampleEntry: ['content', 'must'],
  sameLine: ['content', 'should'],
  noDate: ['dates', 'should'],
  endBeforeStart: ['dates', 'must'],
  futureStart: ['dates', 'should'],
  oddBirth: ['dates', 'must'],
  shortDegree: ['dates', 'should'],
  gap: ['dates', 'could'],
  overlap: ['dates', 'could'],
  order: ['dates', 'should'],
  firstPerson: ['wording', 'should'],
  vague: ['wording', 'should'],
  weakLine: ['wording', 'should'],
  slang: ['wording', 'should'],
  repeatedVerb: ['wording', 'could'],
  dutyVerbs: ['wording', 'could'],
  longLine: ['wording', 'should'],
  longText: ['wording', 'could'],
  manyLines: ['wording', 'could'],
  halfWidth: ['details', 'should'],
  fullWidth: ['details', 'should'],
  doubledMark: ['details', 'could'],
  lineEnds: ['details', 'could'],
  nameCase: ['details', 'should'],
  misspelling: ['details', 'must'],
  lostText: ['file', 'must'],
  textOrder: ['file', 'should'],
  lostLetters: ['file', 'must'],
  tooManyPages: ['file', 'should'],
  fewLinesOver: ['file', 'should'],
  sparsePage: ['file', 'should'],
} as const satisfies Record<string, readonly [Group, Level]>
export type RuleName = keyof typeof RULES

/** A change of one value. The path is the name of its form field. */
export type Change = { path: string; value: unknown }

/**
 * A finding. `path` is the name of its field, `ownerId` the id of its entry or section ('' for the head).
 * `values` fill its message (resume-lint/format-finding.ts); `fix` are the changes of its one-click fix.
 */
export type Finding = {
  id: string
  rule: RuleName
  path: string
  ownerId: string
  values: Record<string, string | number>
  fix?: Change[]
}

/** The id is derived from rule, place and values: a dismissed finding comes back when its text changes. */
export function finding(
  rule: RuleName,
  { path, ownerId = '' }: { path: string; ownerId?: string },
  values: Finding['values'] = {},
  fix?: Change[],
): Finding {
  const about = Object.values(values).join('|')
  const id = `${rule}.${ownerId || path.replace(/[^\w.]/g, '-')}.${hash(about)}`
  return { id, rule, path, ownerId, values, ...(fix && fix.length > 0 && { fix }) }
}

/** FNV-1a, in base 36: short, and the same on every machine. */
function hash(text: string): string {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return sum.toString(36)
}
