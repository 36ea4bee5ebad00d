import type { TemplateInput } from './template-input'

type Language = TemplateInput['lang']

const han = /\p{Script=Han}/u
/** `Engineer`, not `CET` or `GMV`. */
const englishWords = /(?<![\p{L}\d])\p{Lu}?[a-z]{2,}(?![\p{L}\d])/gu
/** Fewer are names and terms, which stand in Chinese texts too. */
const leastEnglishWords = 3

/** The language that the lines of an entry are written in, where all are in one. */
export function writtenIn(lines: readonly string[]): Language | undefined {
  const [inHan, others] = [lines.filter((line) => han.test(line)), lines.filter((line) => !han.test(line))]
  const words = others.flatMap((line) => line.match(englishWords) ?? [])
  if (inHan.length === 0) return words.length >= leastEnglishWords ? 'en' : undefined
  return words.length === 0 ? 'zh' : undefined
}

type Lines = { head: readonly string[]; text: readonly string[] }
/** Lists of short entries, whose dates stand under each other. */
const listKinds = new Set(['publications', 'awards', 'certificates', 'languages', 'skills'])

/**
 * The language of the dates of each entry of a section: its own where it tells something in it, or where all of the section
 * is in one, so that a list does not mix two forms of dates for a foreign name; otherwise the page's.
 */
export function dateLanguages(entries: readonly Lines[], page: Language, kind: string): Language[] {
  const own = entries.map(({ head, text }) => writtenIn([...head, ...text]))
  const isInOne = new Set(own).size === 1
  return entries.map(({ text }, i) =>
    isInOne || (text.length > 0 && !listKinds.has(kind)) ? (own[i] ?? page) : page,
  )
}
