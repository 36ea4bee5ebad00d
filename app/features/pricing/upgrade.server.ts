import type { Upstream } from '#app/api-client/upstream'
import { workLeftOf, type PlanBenefits } from '#contract/benefits'
import { safePath } from '#contract/safe-path'
import { planCards, type PlanCard } from './plan-cards'
import { loadProducts, type Log } from './pricing.server'
import { upgradeReason, type UpgradeReason, type Wanted } from './upgrade-reason'

export type LoadedUpgrade = {
  cards: PlanCard[]
  why: UpgradeReason
  /** Where somebody came from, to go on there after paying; without it the page that shows the upgrade. */
  back?: string
}

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
  const back = safePath(query.get('back'), '')
  return {
    ...(back && { back }),
    cards: planCards(await loadProducts(upstream, log), benefits?.plan ?? 'unknown'),
    why: upgradeReason(asked, usual, benefits && workLeftOf(benefits)),
  }
}
