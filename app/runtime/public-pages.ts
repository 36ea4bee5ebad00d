/** The pages that search engines may show, most wanted first: the sitemap is made of them, and each tells its canonical address. */
export const publicPages = [
  '/',
  '/resume/create',
  '/resume/create/scenario-start',
  '/tpls',
  '/positions',
  '/pricing',
  '/help',
  '/agreement',
  '/privacy',
] as const

/** Public pages of which there are as many as there is content: an address each. */
export const publicPathPrefixes = [
  '/tpls/',
  '/resume/create/scenario/',
  '/positions/',
  '/blogs/detail/',
  '/blogs/list/',
] as const

export function isPublicPage(path: string): boolean {
  return (
    publicPages.some((page) => page === path) || publicPathPrefixes.some((prefix) => path.startsWith(prefix))
  )
}
