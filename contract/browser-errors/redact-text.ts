/** Replaces text in a user's own words. */
const textPlaceholder = '[text]'
const identifier = /^[\w$.:/@-]{0,60}$/

/** The order matters: later masks see the result of earlier ones. */
const masks: [RegExp, string | ((match: string, ...groups: string[]) => string)][] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // The query is optional in the pattern: a URL that fails at its end would be scanned again from its middle.
  [/(https?:\/\/[^\s?#)'"]+)(?:[?#][^\s)'"]*)?/g, '$1'],
  [
    /\b(bearer|token|secret|captcha|code|password)(\s*[=:]\s*|\s+)[^\s\d&"',;)]*\d[^\s&"',;)]*/gi,
    '$1$2[token]',
  ],
  [/(?<!\d)1\d{2}[ -]\d{4}[ -]\d{4}(?!\d)/g, '[number]'],
  [/\b(bearer)\s+[\w.~+/-]{16,}=*/gi, '$1 [token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g, '[token]'],
  // One token in a thousand has no digit; no identifier of ours is as long and mixed.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*[_-])[\w-]{32,}/g, '[token]'],
  [/\d{7,}/g, '[number]'],
  // Our own messages are in English: anything else was typed by a user.
  [/[^\0-\x7F]+/g, textPlaceholder],
  [
    /(["'`])((?:(?!\1).)*)\1/g,
    (all, quote, inner = '') => (identifier.test(inner) ? all : quote + textPlaceholder + quote),
  ],
]

/**
 * Removes personal data from a technical text: e-mail addresses, phones and other long numbers, tokens, query
 * strings, and text typed into a page. Names in code, files and line numbers stay.
 */
export function redactText(input: string): string {
  return masks.reduce((redacted, [pattern, mask]) => redacted.replace(pattern, mask as string), input)
}
