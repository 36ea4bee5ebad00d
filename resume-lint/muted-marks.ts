import type { RuleName } from './finding'

/** The rules that mark words while one writes. */
export const MARK_RULES = [
  'firstPerson',
  'vague',
  'weakLine',
  'noNumbers',
  'longLine',
] as const satisfies RuleName[]
export type MarkRule = (typeof MARK_RULES)[number]

/** The id in a resume's `dismissed` that says that a rule marks nothing any more. */
export const mutedMarkId = (rule: MarkRule) => `mark.${rule}`

export const isMutedMark = (id: string): boolean => MARK_RULES.some((rule) => id === mutedMarkId(rule))
