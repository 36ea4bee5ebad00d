import { pages } from 'virtual:pages/all'

/**
 * When a page's scripts are loaded. `at first sight`: once its content has been drawn. `on intent`: once somebody points, presses, types or goes into a form.
 * `on intent or for drafts`: at once where this device keeps something of ours, for the page lists it.
 */
export type HydrationStrategy = 'at first sight' | 'on intent' | 'on intent or for drafts'

type HydrationInput = {
  url: URL
  /** Where somebody is, as the visit says. */
  device: 'weixin' | 'phone' | 'desktop'
  /** A message stands on the page that goes away by itself. */
  hasFlash: boolean
}

/** What an address asks any page to do by itself: open the login, congratulate, offer a larger plan. */
const actionParams = ['login', 'welcome', 'upgrade']
/** A purchase on its way: it is begun, watched, cleared from the address, or stands over the plans. */
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
  'paid',
  'openInWeixin',
]

const waitingPages = pages.filter(({ isPublic, hydrate }) => isPublic || hydrate)

/** The one switch: pages people read wait for an intent, pages people work on do not, nor one that has to act by itself. */
export function chooseHydrationStrategy({
  url: { pathname, searchParams },
  device,
  hasFlash,
}: HydrationInput): HydrationStrategy {
  const has = (names: string[]) => names.some((name) => searchParams.has(name))
  const page = waitingPages.find(({ pattern }) => pattern.test(pathname))
  if (!page || hasFlash || has(actionParams)) return 'at first sight'
  if (page.hydrate !== 'on intent unless buying') return page.hydrate ?? 'on intent'
  return device === 'weixin' || has(purchaseParams) ? 'at first sight' : 'on intent'
}
