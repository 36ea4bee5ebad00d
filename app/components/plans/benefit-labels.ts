import type { Namespaces } from '#app/i18n/namespaces'

type BenefitValueKey = keyof Namespaces['benefits']['values']

/**
 * A plan's value of one benefit (spec §3, benefit line). `originalValue`: the previous value; `text`: the
 * admins' name for it.
 */
export type PlanBenefit = {
  type: keyof Namespaces['benefits']['given']
  val: number
  unit: string
  originalValue?: number
  text?: string
}

/** Whether a value is greater; -1 means unlimited. */
export function isMoreThan(val: number, than: number): boolean {
  return than !== -1 && (val === -1 || val > than)
}

/** A user's remaining quota; -1 means unlimited. */
export type QuotaLeft = { of: keyof Namespaces['benefits']['left']; left: number }

/** Returns the text key of a value that is not shown as number and unit. */
export function benefitValueKey(type: PlanBenefit['type'], value: number): BenefitValueKey | undefined {
  if (type === 'ResumeTemplateLevel') return value === 0 ? 'freeTemplates' : 'allTemplates'
  return value === -1 ? 'unlimited' : undefined
}

/** Returns the text keys of a remaining quota: some, none or unlimited. */
export function quotaLeftKeys({ of, left }: QuotaLeft): {
  name: 'some' | 'none' | 'any'
  value: BenefitValueKey
} {
  if (left === -1) return { name: 'any', value: 'unlimited' }
  if (left > 0) return { name: 'some', value: of }
  return { name: 'none', value: of === 'resumes' ? 'full' : 'usedUp' }
}
