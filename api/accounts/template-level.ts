import { BenefitIds } from '#contract/benefits'
import { opensTemplate } from '#contract/opens-template'
import type { Resume } from '#contract/resume'
import type { Kysely } from 'kysely'
import { listProducts } from '../db/products'
import type { Tables } from '../db/tables'
import type { Parts } from '../parts'
import { effectivePlan } from './plan'

type Db = Kysely<Tables>

/**
 * Whether somebody's plan opens the template of a resume; a guest (null) has what the free plan gives. What stands in a
 * template already (`kept`, its id@version) stays in it: a plan that ends takes no resume away.
 */
export async function isTemplateOpen(
  { templates }: Pick<Parts, 'templates'>,
  db: Db,
  { userId, resume, kept, now }: { userId: string | null; resume: Resume; kept?: string; now: number },
): Promise<boolean> {
  const id = idOf(resume.style.template)
  const level = templates.find((template) => template.id === id)?.level ?? 'all'
  if (level === 'free' || (kept !== undefined && idOf(kept) === id)) return true
  const benefits =
    userId === null
      ? (await listProducts(db)).find((product) => product.level === 0)?.benefits
      : (await effectivePlan(db, userId, now)).product.benefits
  return opensTemplate(level, benefits?.[BenefitIds.resumeTemplateLevel] ?? 0)
}

function idOf(name: string): string {
  return name.split('@')[0]!
}
