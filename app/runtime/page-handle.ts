import type { Namespace } from '#app/i18n/namespaces'

/**
 * What a page is. It stands in `handle.page` of its route as a plain literal, which the build reads without running the route
 * (scripts/page-index.ts); access rules, page cache, sitemap and prefetching take it from there.
 */
type Page = {
  /**
   * Who may see the address and all that is below it. `open` opens one address alone, below one that is closed. Left out: as
   * the address above, and open where none above is closed.
   */
  access?: 'open' | 'login' | 'admin'
  /** Search engines may show it: it is in the sitemap, may be prefetched, and needs no script before somebody's intent. */
  isPublic?: true
  /** From 0 to 1; pages that are more wanted stand higher in the sitemap. 0.5 where left out, then in the order of app/routes.ts. */
  sitemapPriority?: number
  /** Whose pages are cached: those of guests, who are all shown the same; of members, who see of their own only what the frame shows. */
  cachedFor?: 'guests' | 'members' | 'everybody'
  /** The query parameters that a cached page may be asked with; with any other it is rendered. */
  cacheParams?: readonly string[]
  /** When its scripts are loaded (hydration-strategy.ts). Default: `on-intent` on public pages, `immediate` on others. */
  hydrate?: 'on-intent' | 'on-intent-or-drafts' | 'on-intent-unless-buying'
  /** A page of an account that only shows what is there: asking for it ahead changes nothing and counts nothing. */
  isPrefetchable?: true
}

/** The `handle` of a route; `i18n` is the name remix-i18next reads: the namespaces of its texts (app/i18n/load-namespaces.ts). */
export type PageHandle = { page: Page; i18n?: Namespace[] }

/** A route that serves an address, as the index of all pages has it. */
export type PageEntry = Page & {
  /** As routers write it: `/tpls/:id`. */
  path: string
  /** Its addresses, with or without a slash at the end. */
  pattern: RegExp
  /** Whether it is shown; else it serves data, a file or a redirect. */
  hasComponent: boolean
}

/** Whether the last of the present routes is a page that search engines may show. */
export function isPublicPage(matches: readonly { handle?: unknown }[]): boolean {
  const handle = matches.at(-1)?.handle as Partial<PageHandle> | undefined
  return handle?.page?.isPublic === true
}
