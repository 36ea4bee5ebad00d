import type { ApiClient } from '#app/api-client/api-client'
import { remainingQuotaOf, type PlanBenefits } from '#contract/billing/benefits'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { planCards, type PlanCard } from './plans/plan-cards'
import { loadProducts, type Logger } from './pricing.server'
import { resolveUpgradeReason, type UpgradeReason, type RequestedUpgrade } from './upgrade-reason'

export type LoadedUpgrade = {
  cards: PlanCard[]
  reason: UpgradeReason
  /** Where somebody came from, to go on there after paying; without it the page that shows the upgrade. */
  back?: string
}

type UpgradeParams = {
  api: ApiClient
  log: Logger
  query: URLSearchParams
  /** Of the person who looks; null when they could not be had. */
  benefits: PlanBenefits | null
  /** What the page is about. */
  planQuota: RequestedUpgrade
}

/** What the upgrade modal shows, when the address asks for it: `?upgrade`, or `?upgrade=resumes|downloads`. */
export async function loadUpgrade({
  api,
  log,
  query,
  benefits,
  planQuota,
}: UpgradeParams): Promise<LoadedUpgrade | undefined> {
  const requested = query.get('upgrade')
  if (requested === null) return undefined
  const back = safeRedirectPath(query.get('back'), '')
  return {
    ...(back && { back }),
    cards: planCards(await loadProducts(api, log), benefits?.plan ?? 'unknown'),
    reason: resolveUpgradeReason(requested, planQuota, benefits && remainingQuotaOf(benefits)),
  }
}
