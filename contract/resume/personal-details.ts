/** Facts about a person that only some purposes ask for (contract/resume/resume.ts, basics), in the order of forms. */
export const PERSONAL_DETAILS = [
  'gender',
  'birth',
  'hukou',
  'ethnicity',
  'politicalStatus',
  'marital',
  'heightCm',
  'weightKg',
] as const
export type PersonalDetail = (typeof PERSONAL_DETAILS)[number]
