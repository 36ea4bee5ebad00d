import type { Template } from '#contract/catalogue/template'

/**
 * Whether a plan with this value of ResumeTemplateLevel includes a template: 0 means the free ones, anything
 * else all (spec §9).
 */
export function canUseTemplate(level: Template['level'], templateBenefit: number): boolean {
  return level === 'free' || templateBenefit !== 0
}
