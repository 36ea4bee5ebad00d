const prefixes = { zh: '简历·', en: 'Resume·' }
/** Words that only name the ones after them. */
export const labelOfLabels = 'label'

/** The name of a character style whose words are what the label says, as our own Word files have them. */
export const fieldStyleName = (label: string, lang: 'zh' | 'en') => prefixes[lang] + label

/** The label in a style's name; undefined for other styles. */
export function labelOfStyleName(name: string): string | undefined {
  const prefix = Object.values(prefixes).find((one) => name.startsWith(one))
  return prefix === undefined ? undefined : name.slice(prefix.length).trim() || undefined
}
