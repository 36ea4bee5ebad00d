import type { Namespace } from '#app/i18n/namespaces'

/**
 * The properties of a page: a plain literal in `handle.page` of its route, which the build reads without
 * running the route (scripts/page-index.ts) for access rules, page cache, sitemap and prefetching.
 */
type Page = {
  /**
   * Who may open the URL and everything below it. `open` opens a single URL below a closed one. Default:
   * inherited from the URL above, otherwise open.
   */
  access?: 'open' | 'login' | 'admin'
  /**
   * Search engines may index it: it is in the sitemap, may be prefetched, and needs no script before the
   * user's intent.
   */
  isPublic?: true
  /** From 0 to 1; higher pages come first in the sitemap. Default 0.5, then in the order of app/routes.ts. */
  sitemapPriority?: number
  /**
   * Whose pages are cached: those of guests, who all see the same; of members, whose own data are only in the
   * layout.
   */
  cachedFor?: 'guests' | 'members' | 'everybody'
  /** The query parameters of a cached page; a request with any other is rendered. */
  cacheParams?: readonly string[]
  /** When its scripts are loaded (hydration-strategy.ts). Default: `on-intent` on public pages, `immediate` on others. */
  hydrate?: 'on-intent' | 'on-intent-or-drafts' | 'on-intent-unless-buying'
  /** A page of an account whose loader changes and counts nothing, so that it may be prefetched. */
  isPrefetchable?: true
}

/**
 * The `handle` of a route; remix-i18next reads `i18n`, the namespaces of its texts
 * (app/i18n/load-namespaces.ts).
 */
export type PageHandle = { page: Page; i18n?: Namespace[] }

/** A route with a URL, as listed in the index of all pages. */
export type PageEntry = Page & {
  /** In router syntax: `/tpls/:id`. */
  path: string
  /** Matches its URLs, with or without a trailing slash. */
  pattern: RegExp
  /** Whether it renders a page, not data, a file or a redirect. */
  hasComponent: boolean
}

/** Returns whether the last matched route is a page that search engines may index. */
export function isPublicPage(matches: readonly { handle?: unknown }[]): boolean {
  const handle = matches.at(-1)?.handle as Partial<PageHandle> | undefined
  return handle?.page?.isPublic === true
}
