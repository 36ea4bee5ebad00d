/** What people's own words leave behind. */
const textPlaceholder = '[text]'
const identifier = /^[\w$.:/@-]{0,60}$/

/** In this order: a later one sees what an earlier one has left. */
const masks: [RegExp, string | ((match: string, ...groups: string[]) => string)][] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Every address is found, with a query or without: one that was refused at its end would be read again from its middle.
  [/(https?:\/\/[^\s?#)'"]+)(?:[?#][^\s)'"]*)?/g, '$1'],
  [
    /\b(bearer|token|secret|captcha|code|password)(\s*[=:]\s*|\s+)[^\s\d&"',;)]*\d[^\s&"',;)]*/gi,
    '$1$2[token]',
  ],
  [/(?<!\d)1\d{2}[ -]\d{4}[ -]\d{4}(?!\d)/g, '[number]'],
  [/\b(bearer)\s+[\w.~+/-]{16,}=*/gi, '$1 [token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g, '[token]'],
  // One in a thousand has no digit; no name of ours is as long and as mixed.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*[_-])[\w-]{32,}/g, '[token]'],
  [/\d{7,}/g, '[number]'],
  // Our own errors are in English: whatever is not was typed by somebody.
  [/[^\0-\x7F]+/g, textPlaceholder],
  [
    /(["'`])((?:(?!\1).)*)\1/g,
    (all, quote, inner = '') => (identifier.test(inner) ? all : quote + textPlaceholder + quote),
  ],
]

/**
 * A technical text without what is about people: e-mail addresses, phones and other long numbers, tokens, the queries of
 * addresses, and what was typed into a page. Names in code, files and lines stay.
 */
export function redactText(input: string): string {
  return masks.reduce((redacted, [pattern, mask]) => redacted.replace(pattern, mask as string), input)
}
