/**
 * What a rewritten text must not add: tags, URLs, phone numbers, and Markdown outside our subset.
 * What the old text contained may stay.
 */
const unsupportedPatterns = [
  /<(?!\/?u>)[a-z/!?][^>\s]*/gi,
  /(?:https?:\/\/|www\.|(?:javascript|data|mailto|file):)[^\s)\]>）】]*/gi,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
  /\]\([^)]*\)?/g,
  /!\[/g,
  /(?<!\d)(?:\+?86[-\s]?)?1[3-9]\d(?:[-\s]?\d){8}(?!\d)/g,
  /```/g,
  /^ *#{1,6} /gm,
] as const

/** The unsupported parts that `after` has and `before` has not. */
export function findUnsupportedAdditions(before: string, after: string): string[] {
  return unsupportedPatterns.flatMap((pattern) =>
    [...new Set(after.match(pattern))].filter((addition) => !before.includes(addition)),
  )
}
