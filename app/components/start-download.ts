/** In the address of the download page: its visitor logged in for the PDF, so the page starts it by itself. */
const startParam = 'start'

/** Returns a download page's address that starts the PDF. */
export const withDownloadStart = (downloadHref: string) => `${downloadHref}&${startParam}`

/** Whether an address, of this site, starts a download. */
export function startsDownload(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'http://internal.invalid')
  return pathname === '/resume/download' && searchParams.has(startParam)
}

/** Returns the query without the start, for an address that can be loaded again. */
export function withoutDownloadStart(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(startParam)
  return rest
}
