import type { Resume } from '#contract/resume/resume'
import type { PositionPhrases, SamplePhrases } from './sample-phrases-types'

/** Names of tools and techniques: what is Latin in a text, in small letters. */
const latinWords = (text: string) => text.toLowerCase().match(/[a-z][a-z0-9]*[+#]*/g) ?? []

/** Those in a sample: of one in English only what has a capital, but for the first word of a sentence. */
function namesIn(sample: string): string[] {
  if (/\p{Script=Han}/u.test(sample)) return latinWords(sample)
  const words = sample.split(' ')
  const names = words.filter((word, at) => /[A-Z]/.test(word) && (at > 0 || words.length <= maxWordsOfName))
  return latinWords(names.join(' '))
}
/** What is longer is a sentence, and begins with a capital as such. */
const maxWordsOfName = 3

/** Those that somebody has written in the entries that are shown, each once. */
export function ownWordsOf({ sections }: Pick<Resume, 'sections'>): string[] {
  const texts = sections
    .filter(({ visible }) => visible)
    .flatMap(({ items }) => items.filter((item) => item.visible))
    // What stands in a placeholder is a sample's.
    .flatMap(({ title, subtitle, tag, text }) => [title, subtitle, tag, text.replace(/〔[^〔〕]*〕/g, '')])
  return [...new Set(texts.flatMap(latinWords))]
}

/** How many of somebody's own words stand in texts. */
function scoreOf(texts: readonly string[], own: ReadonlySet<string>): number {
  return new Set(texts.flatMap(namesIn).filter((word) => own.has(word))).size
}

/** The samples with most of somebody's own words first, else in their order. */
export function byOwnWords(samples: readonly string[], words: readonly string[]): string[] {
  const own = new Set(words)
  return samples
    .map((sample) => ({ sample, score: scoreOf([sample], own) }))
    .sort((a, b) => b.score - a.score)
    .map(({ sample }) => sample)
}

/** Of positions that a typed name suits alike, the one in whose words somebody writes; else the first. */
export function suitedTo(result: SamplePhrases, words: readonly string[]): SamplePhrases {
  const { position, alike = [] } = result
  if (!position) return result
  const own = new Set(words)
  const wordsIn = ({ name, skills, lines }: PositionPhrases) =>
    scoreOf([name.zh, ...skills, ...lines.junior, ...lines.senior], own)
  const [best] = [position, ...alike]
    .map((one) => ({ one, score: wordsIn(one) }))
    .sort((a, b) => b.score - a.score)
  return { ...result, position: best!.one }
}
