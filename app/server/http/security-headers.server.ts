/** Content-Security-Policy that held in production: scripts only by nonce, nothing from elsewhere but icons, from hosts the operator names. */
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

/** Of what is no page: opened by itself a picture runs nothing, and nobody frames a file. */
export const filePolicy = `script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether an answer of this type has a policy of its own; of a script or a style sheet the page that loads it decides. */
export function hasFilePolicy(contentType: string | null): boolean {
  return !/javascript|text\/css|text\/html/.test(contentType ?? '')
}

/** What every answer carries. Who came by https once shall not be led back to http, for a year. */
export function securityHeaders(overHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(overHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
