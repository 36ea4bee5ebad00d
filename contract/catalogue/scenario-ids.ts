/** What a resume is for: templates, samples and hints are chosen by it. */
export const SCENARIO_IDS = [
  'campus',
  'internship',
  'social',
  'foreign-company',
  'career-change',
  'postgraduate',
  'civil-service',
  'teacher',
  'medical',
  'abroad',
  'part-time',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]
