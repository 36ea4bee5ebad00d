import type { Namespaces } from '#app/i18n/namespaces'

type BenefitTexts = Namespaces['benefits']
type BenefitValueKey = keyof BenefitTexts['values']

/**
 * A plan's value of one benefit (spec §3, benefit line). `originalValue`: the previous value; `text`: the
 * admins' name for it.
 */
export type PlanBenefit = {
  type: keyof BenefitTexts['given']
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
export type QuotaLeft = { of: keyof BenefitTexts['left']; left: number }

/** Returns the text key of a value that is not shown as number and unit. */
export function benefitValueKey(type: PlanBenefit['type'], value: number): BenefitValueKey | undefined {
  if (type === 'ResumeTemplateLevel') return value === 0 ? 'freeTemplates' : 'allTemplates'
  return value === -1 ? 'unlimited' : undefined
}

/** Returns the text key of a benefit with its value. */
export function benefitLineKey(type: PlanBenefit['type'], value: number) {
  if (type === 'ResumeTemplateLevel')
    return value === 0 ? ('lines.freeTemplates' as const) : ('lines.allTemplates' as const)
  return value === -1 ? (`anyNumberOf.${type}` as const) : (`lines.${type}` as const)
}

/** Returns the text key of a remaining quota. */
export function quotaLeftKey({ of, left }: QuotaLeft) {
  return `left.${of}.${left === -1 ? 'any' : left > 0 ? 'some' : 'none'}` as const
}
