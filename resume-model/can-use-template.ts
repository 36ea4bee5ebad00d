import type { Template } from '#contract/catalogue/template'

/** Whether a plan that gives so much of ResumeTemplateLevel opens a template: 0 gives the free ones, anything else all (spec §9). */
export function canUseTemplate(level: Template['level'], templateBenefit: number): boolean {
  return level === 'free' || templateBenefit !== 0
}
