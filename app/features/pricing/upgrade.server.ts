import type { Upstream } from '#app/upstream/upstream'
import { workLeftOf, type PlanBenefits } from '#contract/benefits'
import { planCards, type PlanCard } from './plan-cards'
import { loadProducts, type Log } from './pricing.server'
import { upgradeReason, type UpgradeReason, type Wanted } from './upgrade-reason'

export type LoadedUpgrade = { cards: PlanCard[]; why: UpgradeReason }

type Asking = {
  upstream: Upstream
  log: Log
  query: URLSearchParams
  /** Of the person who looks; null when they could not be had. */
  benefits: PlanBenefits | null
  /** What the page is about. */
  usual: Wanted
}

/** What the upgrade modal shows, when the address asks for it: `?upgrade`, or `?upgrade=resumes|downloads`. */
export async function loadUpgrade({
  upstream,
  log,
  query,
  benefits,
  usual,
}: Asking): Promise<LoadedUpgrade | undefined> {
  const asked = query.get('upgrade')
  if (asked === null) return undefined
  return {
    cards: planCards(await loadProducts(upstream, log), benefits?.plan ?? 'unknown'),
    why: upgradeReason(asked, usual, benefits && workLeftOf(benefits)),
  }
}
