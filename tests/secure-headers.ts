/** What is wrong with the headers of an answer, in words; nothing when a browser is told all it should be. */
export function headerFaults(headers: Headers, overHttps: boolean): string[] {
  const lacks = (name: string, holds: (value: string) => boolean) =>
    holds(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name) ?? 'none'}`]
  return [
    ...lacks('x-content-type-options', (value) => value === 'nosniff'),
    ...lacks('referrer-policy', (value) => value === 'strict-origin-when-cross-origin'),
    ...lacks('cross-origin-opener-policy', (value) => value === 'same-origin'),
    ...lacks('permissions-policy', (value) => /camera=\(\).*microphone=\(\).*geolocation=\(\)/.test(value)),
    ...lacks('strict-transport-security', (value) =>
      overHttps ? /max-age=\d{8}/.test(value) : value === '',
    ),
    ...policyFaults(headers),
  ]
}

/** Of a script or a style sheet the page that loads it decides. */
function policyFaults(headers: Headers): string[] {
  if (/javascript|text\/css/.test(headers.get('content-type') ?? '')) return []
  const policy = policyOf(headers)
  const scripts = policy['script-src'] ?? policy['default-src'] ?? ['nothing']
  const isPage = headers.get('content-type')?.includes('text/html')
  const mayRun = isPage ? /^'(none|self|nonce-[\w+/=]+)'$/ : /^'none'$/
  return [
    ...(scripts.every((source) => mayRun.test(source)) ? [] : [`script-src ${scripts.join(' ')}`]),
    ...(policy['frame-ancestors']?.join() === `'none'` ? [] : ['frame-ancestors']),
  ]
}

function policyOf(headers: Headers): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((one) => one.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** Scripts and styles of a page that its own policy would not run, and what runs without being one. */
export function markupFaults(html: string, headers: Headers): string[] {
  const policy = policyOf(headers)
  const nonce = /'nonce-([^']+)'/.exec(String(policy['script-src']))?.[1]
  const mayStay = (tag: string) =>
    (nonce && tag.includes(`nonce="${nonce}"`)) ||
    /type="application\/(ld\+)?json"/.test(tag) ||
    (tag === '<style>' && policy['style-src']?.join().startsWith(`'sha256-`))
  return [
    ...(html.match(/<(script|style)\b[^>]*>/g) ?? []).filter((tag) => !mayStay(tag)),
    ...(html.match(/<[a-z][^>]*\s(on[a-z]+="[^"]*"|(href|src|action)="javascript:[^"]*")/g) ?? []),
  ]
}
