/** Returns the problems of a response's security headers, as text; empty when there are none. */
export function findHeaderProblems(headers: Headers, overHttps: boolean): string[] {
  const missing = (name: string, isSatisfied: (value: string) => boolean) =>
    isSatisfied(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name) ?? 'none'}`]
  return [
    ...missing('x-content-type-options', (value) => value === 'nosniff'),
    ...missing('referrer-policy', (value) => value === 'strict-origin-when-cross-origin'),
    ...missing('cross-origin-opener-policy', (value) => value === 'same-origin'),
    ...missing('permissions-policy', (value) => /camera=\(\).*microphone=\(\).*geolocation=\(\)/.test(value)),
    ...missing('strict-transport-security', (value) =>
      overHttps ? /max-age=\d{8}/.test(value) : value === '',
    ),
    ...findPolicyProblems(headers),
  ]
}

/** For a script or a style sheet the policy of its page applies. */
function findPolicyProblems(headers: Headers): string[] {
  if (/javascript|text\/css/.test(headers.get('content-type') ?? '')) return []
  const policy = policyOf(headers)
  const scripts = policy['script-src'] ?? policy['default-src'] ?? ['nothing']
  const isPage = headers.get('content-type')?.includes('text/html')
  const isAllowedToRun = isPage ? /^'(none|self|nonce-[\w+/=]+)'$/ : /^'none'$/
  return [
    ...(scripts.every((source) => isAllowedToRun.test(source)) ? [] : [`script-src ${scripts.join(' ')}`]),
    ...(policy['frame-ancestors']?.join() === `'none'` ? [] : ['frame-ancestors']),
  ]
}

function policyOf(headers: Headers): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((one) => one.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** Returns the scripts and styles of a page that its own policy would block, and its inline handlers. */
export function findMarkupProblems(html: string, headers: Headers): string[] {
  const policy = policyOf(headers)
  const nonce = /'nonce-([^']+)'/.exec(String(policy['script-src']))?.[1]
  const isAllowedInline = (tag: string) =>
    (nonce && tag.includes(`nonce="${nonce}"`)) ||
    /type="application\/(ld\+)?json"/.test(tag) ||
    (tag === '<style>' && policy['style-src']?.join().startsWith(`'sha256-`))
  return [
    ...(html.match(/<(script|style)\b[^>]*>/g) ?? []).filter((tag) => !isAllowedInline(tag)),
    ...(html.match(/<[a-z][^>]*\s(on[a-z]+="[^"]*"|(href|src|action)="javascript:[^"]*")/g) ?? []),
  ]
}
