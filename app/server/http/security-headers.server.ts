/**
 * The Content-Security-Policy. In production: scripts only by nonce, nothing from other hosts but icons, from
 * those the operator names.
 */
export function contentSecurityPolicy(
  nonce: string,
  production: boolean,
  iconHosts: readonly string[] = [],
): string {
  const styles = production ? `'self' 'nonce-${nonce}'` : `'self' 'unsafe-inline'`
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    ['connect-src', `'self'`, ...iconHosts, ...(production ? [] : ['ws:'])].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/**
 * For files that are no page: an image that is opened by itself runs nothing, and no site can frame a file.
 */
export const filePolicy = `script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Whether a response of this type gets the file policy; scripts and style sheets are covered by their page's.
 */
export function hasFilePolicy(contentType: string | null): boolean {
  return !/javascript|text\/css|text\/html/.test(contentType ?? '')
}

/** Headers of every response. Visitors over https stay on https for a year. */
export function securityHeaders(overHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(overHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
