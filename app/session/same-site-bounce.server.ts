import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { requiredAccess } from './required-access'

const bounceParam = 'hop'
/**
 * /pricing is public, but a user who returns from WeChat's payment flow, or follows a purchase link, may be
 * logged in (spec §2).
 */
const purchaseParams = ['payStep', 'productId']

/**
 * The URL of the same page, to be requested once more from our own site: a link on another site comes without
 * Strict cookies, so a logged-in user would look like a guest. Undefined when there is nothing to repeat.
 */
export function bouncePath(request: Request, isLoggedIn: boolean): string | undefined {
  if (request.method !== 'GET' || isLoggedIn) return undefined
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  if (request.headers.get('sec-fetch-dest') !== 'document') return undefined
  const url = new URL(request.url)
  const needsLogin =
    requiredAccess(url.pathname) !== 'open' || purchaseParams.some((param) => url.searchParams.has(param))
  if (!needsLogin || !safeRedirectPath(url.pathname, '') || url.searchParams.has(bounceParam))
    return undefined
  url.searchParams.set(bounceParam, '')
  return url.pathname + url.search
}

/**
 * A page that continues by itself, or by its link. Only navigation from our own site sends Strict cookies.
 */
export function bouncePage(to: string, text: { lang: string; continueLabel: string }): Response {
  const href = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const html =
    `<!doctype html><html lang="${text.lang}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<meta http-equiv="refresh" content="0;url=${href}"><title>${text.continueLabel}</title><a href="${href}">${text.continueLabel}</a></html>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'same-origin',
    },
  })
}
