import type { SCENARIO_IDS } from '#contract/catalogue/scenario-ids'
import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'

/** The usual orders of sections: who has studied lately begins with that, who has worked with that. */
const usualOrders = {
  education: [
    'education',
    'work',
    'internship',
    'project',
    'campus',
    'publications',
    'portfolio',
    'awards',
    'certificates',
    'languages',
    'skills',
    'custom',
    'summary',
  ],
  experience: [
    'summary',
    'work',
    'internship',
    'project',
    'portfolio',
    'skills',
    'education',
    'campus',
    'publications',
    'awards',
    'certificates',
    'languages',
    'custom',
  ],
} as const satisfies Record<string, SectionKind[]>
type UsualOrder = keyof typeof usualOrders

/** The scenarios of those who have worked. */
const experienceScenarios: readonly (string | undefined)[] = [
  'career-change',
  'foreign-company',
  'part-time',
  'social',
] satisfies (typeof SCENARIO_IDS)[number][]

/**
 * Returns the index for a new section of a kind: behind the last one of its kind, else where it breaks the usual order
 * least. The order that the resume has already comes before that of its purpose.
 */
export function placeForSection({ sections, scenario }: Resume, kind: SectionKind): number {
  const kinds = sections.map((section) => section.kind)
  const sameKind = kinds.lastIndexOf(kind)
  if (sameKind >= 0) return sameKind + 1
  const order: readonly SectionKind[] = usualOrders[orderOf(kinds, scenario)]
  const rank = order.indexOf(kind)
  const comesEarlier = kinds.map((one) => order.indexOf(one) < rank)
  const countBroken = (place: number) => comesEarlier.filter((earlier, i) => earlier !== i < place).length
  const broken = Array.from({ length: kinds.length + 1 }, (_, place) => countBroken(place))
  return broken.lastIndexOf(Math.min(...broken))
}

function orderOf(kinds: readonly SectionKind[], scenario: string | undefined): UsualOrder {
  const education = kinds.indexOf('education')
  const experience = kinds.findIndex((kind) => kind === 'work' || kind === 'internship' || kind === 'project')
  if (education >= 0 && experience >= 0) return education < experience ? 'education' : 'experience'
  return experienceScenarios.includes(scenario) ? 'experience' : 'education'
}
