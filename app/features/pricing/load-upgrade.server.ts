import type { ApiClient } from '#app/api-client/api-client'
import { remainingQuotaOf, type PlanBenefits } from '#contract/billing/benefits'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { cardLengths, type CardLength } from './plans/card-lengths'
import { planCards, type PlanCard } from './plans/plan-cards'
import { loadProducts, type Logger } from './pricing.server'
import { resolveUpgradeReason, type UpgradeReason, type RequestedUpgrade } from './upgrade-reason'

export type LoadedUpgrade = {
  cards: PlanCard[]
  lengths: CardLength[]
  reason: UpgradeReason
  /** Where to go after paying; by default the page that shows the upgrade. */
  back?: string
}

type UpgradeParams = {
  api: ApiClient
  log: Logger
  query: URLSearchParams
  /** Benefits of the user; null when unavailable. */
  benefits: PlanBenefits | null
  /** The quota the page is about. */
  planQuota: RequestedUpgrade
}

/** Loads the upgrade modal, when the address has `?upgrade` or `?upgrade=resumes|downloads`. */
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
  const products = await loadProducts(api, log)
  return {
    ...(back && { back }),
    cards: planCards(products, benefits?.plan ?? 'unknown'),
    lengths: cardLengths(products),
    reason: resolveUpgradeReason(requested, planQuota, benefits && remainingQuotaOf(benefits)),
  }
}
