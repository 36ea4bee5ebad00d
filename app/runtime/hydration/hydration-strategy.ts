import { pages } from 'virtual:pages/all'

/**
 * When a page's scripts are loaded. `immediate`: after the first paint. `on-intent`: when the user points,
 * clicks, types or focuses a field. `on-intent-or-drafts`: at once if this device stores drafts, because the
 * page lists them.
 */
export type HydrationStrategy = 'immediate' | 'on-intent' | 'on-intent-or-drafts'

type HydrationInput = {
  url: URL
  /** The kind of device, from the session. */
  device: 'weixin' | 'phone' | 'desktop'
  /** The page shows a message that disappears by itself. */
  hasFlash: boolean
}

/** URL parameters that make any page act: open the login, welcome a new user, offer an upgrade. */
const actionParams = ['login', 'welcome', 'upgrade']
/**
 * URL parameters of a purchase in progress: it is started, polled, removed from the URL, or shown as a
 * dialog.
 */
const purchaseParams = [
  'productId',
  'price',
  'payStep',
  'code',
  'state',
  'pf',
  'hop',
  'order',
  'repriced',
  'coupon',
  'paid',
  'openInWeixin',
]

const waitingPages = pages.filter(({ isPublic, hydrate }) => isPublic || hydrate)

/**
 * Chooses the strategy: public pages wait for an intent; workspace pages and pages that act by themselves do
 * not.
 */
export function chooseHydrationStrategy({
  url: { pathname, searchParams },
  device,
  hasFlash,
}: HydrationInput): HydrationStrategy {
  const has = (names: string[]) => names.some((name) => searchParams.has(name))
  const page = waitingPages.find(({ pattern }) => pattern.test(pathname))
  if (!page || hasFlash || has(actionParams)) return 'immediate'
  if (page.hydrate !== 'on-intent-unless-buying') return page.hydrate ?? 'on-intent'
  return device === 'weixin' || has(purchaseParams) ? 'immediate' : 'on-intent'
}
