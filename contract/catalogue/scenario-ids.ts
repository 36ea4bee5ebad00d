/** Purposes of a resume, by which templates, samples and hints are chosen. */
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
