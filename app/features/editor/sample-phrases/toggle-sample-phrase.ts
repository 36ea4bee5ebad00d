import type { Item, Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { hasPlaceholder } from '#app/components/find-placeholders'
import { samplePhraseKindOf, type SamplePhraseKind } from './sample-phrase-kinds'

export type SamplePhraseTarget = {
  name: string
  item: Item
  kind: SamplePhraseKind
  sectionKind: SectionKind
  sectionTitle: string
}

/** Returns an entry by its id with its form path; undefined when it is gone or accepts no samples. */
export function findSamplePhraseTarget({ sections }: Resume, id: string): SamplePhraseTarget | undefined {
  for (const [s, { items, kind: sectionKind, title: sectionTitle }] of sections.entries()) {
    const i = items.findIndex((item) => item.id === id)
    const kind = samplePhraseKindOf(sectionKind)
    if (i >= 0 && kind)
      return { name: `sections[${s}].items[${i}]`, item: items[i]!, kind, sectionKind, sectionTitle }
  }
  return undefined
}

/** Returns whether a text contains a sample unchanged. */
export function hasSamplePhrase(text: string, sample: string, kind: SamplePhraseKind): boolean {
  return phrasesIn(text, kind).includes(sample)
}

/** Whether a line of the text was made from a sample: it has the sample's own words, and something else for its placeholders. */
export function hasLineFrom(text: string, sample: string, kind: SamplePhraseKind): boolean {
  if (kind !== 'lines' || !hasPlaceholder(sample)) return false
  const words = sample.split(/〔[^〔〕]*〕/)
  return phrasesIn(text, kind).some((line) => line !== sample && hasInOrder(line, words))
}

/** Whether a line begins with the first words, ends with the last, and has the others between in their order. */
function hasInOrder(line: string, words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (!line.startsWith(first) || !line.endsWith(last)) return false
  let at = first.length
  for (const one of words.slice(1, -1)) {
    const found = line.indexOf(one, at)
    if (found < 0) return false
    at = found + one.length
  }
  return at <= line.length - last.length
}

/**
 * Returns the text with the sample appended, or without it if the text contains it unchanged. A word that waits in the text as a
 * placeholder, as in a draft for a position, is confirmed where it stands.
 */
export function toggleSamplePhrase(
  text: string,
  sample: string,
  kind: SamplePhraseKind,
  { isEnglish }: { isEnglish: boolean } = { isEnglish: false },
): string {
  const before = text.trimEnd()
  if (!hasSamplePhrase(text, sample, kind))
    return kind === 'words'
      ? addWord(before, sample, isEnglish ? ', ' : '、')
      : append(before, '\n', `- ${sample}`)
  if (kind === 'lines')
    return text
      .split('\n')
      .filter((line) => stripBullet(line) !== sample)
      .join('\n')
  // Words and separators alternate; a word is removed with the separator before it.
  const parts = text.split(wordSeparator)
  const at = parts.findIndex((part) => stripBullet(part) === sample)
  return parts
    .toSpliced(Math.max(0, at - 1), 2)
    .join('')
    .trimStart()
}

function addWord(before: string, word: string, separator: string): string {
  const placeholder = `〔${word}〕`
  return phrasesIn(before, 'words').includes(placeholder)
    ? before.replace(placeholder, () => word)
    : append(before, separator, word)
}

const wordSeparator = /([、，,；;\n])/

function phrasesIn(text: string, kind: SamplePhraseKind): string[] {
  return kind === 'lines' ? text.split('\n').map(stripBullet) : text.split(wordSeparator).map(stripBullet)
}

function stripBullet(line: string): string {
  return line.replace(/^\s*[-*•]\s*/, '').trim()
}

function append(before: string, separator: string, sample: string): string {
  return before === '' ? sample : `${before}${separator}${sample}`
}
