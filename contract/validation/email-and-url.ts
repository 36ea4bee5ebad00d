/** Maximum characters of an e-mail address and its parts (RFC 5321), and of a host name (DNS). */
const maxLengths = { email: 254, local: 64, host: 253, hostLabel: 63 }

/** RFC 5322's unquoted local part, with letters of any script (RFC 6531). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+$/u
const hostLabel = /^[\p{L}\p{M}\p{N}_-]+$/u
const port = /^\d{1,5}$/
/** Characters that RFC 3986 forbids in a URL, or that end an attribute, a tag or a line. */
const forbiddenInUrl = /[\s\p{Cc}"<>\\^`{|}]/u
const unsafeInUrl = /[\s\p{Cc}"'<>\\^`{|}]/gu
const scheme = /^[a-z][a-z0-9+-]*:/i

/** Whether a text is one e-mail address: `name@example.com`, no display name, no quotes, no address literal. */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxLengths.email) return false
  const [local, host, ...more] = text.split('@')
  if (!local || host === undefined || more.length > 0 || local.length > maxLengths.local) return false
  return local.split('.').every((atom) => localPart.test(atom)) && isHostName(host)
}

/**
 * Whether a text is a web URL (http or https; without a scheme https is assumed) or `mailto:` with an e-mail
 * address.
 */
export function isUrl(text: string): boolean {
  if (/^mailto:/i.test(text)) return isEmailAddress(text.slice('mailto:'.length))
  if (forbiddenInUrl.test(text)) return false
  // `example.com:8080` is a host and a port: a scheme has no dot.
  const schemeText = scheme.exec(text)?.[0] ?? ''
  if (schemeText !== '' && !/^https?:$/i.test(schemeText)) return false
  const rest = text.slice(schemeText.length)
  if (schemeText !== '' && !rest.startsWith('//')) return false
  const hostAndPath = schemeText === '' ? rest : rest.slice(2)
  const end = hostAndPath.search(/[/?#]/)
  const [host = '', ports, ...more] = (end < 0 ? hostAndPath : hostAndPath.slice(0, end)).split(':')
  return isHostName(host) && (ports === undefined || port.test(ports)) && more.length === 0
}

/** A host with a dot in it: `example.com`, `例子.中国`, `192.168.0.1`. */
function isHostName(host: string): boolean {
  if (host.length > maxLengths.host) return false
  const labels = host.split('.')
  return (
    labels.length > 1 &&
    labels.every(
      (label) =>
        label.length <= maxLengths.hostLabel &&
        hostLabel.test(label) &&
        !label.startsWith('-') &&
        !label.endsWith('-'),
    )
  )
}

/**
 * Escapes a URL for an attribute of HTML, SVG or a PDF: characters that could end the attribute are
 * percent-encoded, `&` stays. Never throws, also for links that were saved before the rules above.
 */
export function escapeUrl(url: string): string {
  return url.toWellFormed().replace(unsafeInUrl, (character) => {
    const encoded = encodeURIComponent(character)
    return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded
  })
}
