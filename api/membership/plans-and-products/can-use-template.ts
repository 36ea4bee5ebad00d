import { BenefitIds } from '#contract/billing/benefits'
import { canUseTemplate } from '#resume-model/can-use-template'
import type { Resume } from '#contract/resume/resume'
import { listProducts } from './products.queries'
import type { Db } from '../../db/schema/tables'
import type { Dependencies } from '../../dependencies'
import { effectivePlan } from './effective-plan'

/**
 * Whether a user's plan includes the template of a resume; a guest (null) has the free plan. A resume that
 * already uses the template (`currentTemplate`, its id@version) may keep it: an expired plan must not lock a
 * resume.
 */
export async function isTemplateAllowed(
  { templates }: Pick<Dependencies, 'templates'>,
  db: Db,
  {
    userId,
    resume,
    currentTemplate,
    now,
  }: { userId: string | null; resume: Resume; currentTemplate?: string; now: number },
): Promise<boolean> {
  const id = templateIdOf(resume.style.template)
  const level = templates.find((template) => template.id === id)?.level ?? 'all'
  if (level === 'free' || (currentTemplate !== undefined && templateIdOf(currentTemplate) === id)) return true
  const benefits =
    userId === null
      ? (await listProducts(db)).find((product) => product.level === 0)?.benefits
      : (await effectivePlan(db, userId, now)).product.benefits
  return canUseTemplate(level, benefits?.[BenefitIds.resumeTemplateLevel] ?? 0)
}

function templateIdOf(name: string): string {
  return name.split('@')[0]!
}
