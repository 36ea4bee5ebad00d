import type { Namespaces } from '#app/i18n/namespaces'

type BenefitValueKey = keyof Namespaces['benefits']['values']

/** What a plan gives of a benefit (spec §3, benefit line). `originalValue`: what it was before; `text`: what admins call it. */
export type PlanBenefit = {
  type: keyof Namespaces['benefits']['given']
  val: number
  unit: string
  originalValue?: number
  text?: string
}

/** -1 is any number, and so more than each. */
export function isMoreThan(val: number, than: number): boolean {
  return than !== -1 && (val === -1 || val > than)
}

/** What somebody has left; -1 for any number. */
export type QuotaLeft = { of: keyof Namespaces['benefits']['left']; left: number }

/** The text for a value that is not said as its number and unit. */
export function benefitValueKey(type: PlanBenefit['type'], value: number): BenefitValueKey | undefined {
  if (type === 'ResumeTemplateLevel') return value === 0 ? 'freeTemplates' : 'allTemplates'
  return value === -1 ? 'unlimited' : undefined
}

/** The words for what is left: some, none, or any number. */
export function quotaLeftKeys({ of, left }: QuotaLeft): {
  name: 'some' | 'none' | 'any'
  value: BenefitValueKey
} {
  if (left === -1) return { name: 'any', value: 'unlimited' }
  if (left > 0) return { name: 'some', value: of }
  return { name: 'none', value: of === 'resumes' ? 'full' : 'usedUp' }
}
