import type { Industry, Position, PositionSuggestion } from '#contract/catalogue/position'
import type { SearchTermsOf } from './find-positions'

/** Suggestions for a query, the general position included. */
const maxSuggestions = 12
/** Names in one query; a title rarely holds more. */
const maxNames = 4
/** What is less alike is no suggestion. */
const minScore = 0.18
/** How much a name, another name and a keyword count. */
const weights = { name: 1, alias: 0.85, keyword: 0.4 }
/** The position that suits anybody (content/positions/general.json). */
const generalId = 'general'

const rankBefore = /^(?:高级|资深|初级|中级|首席|储备|见习|助理|兼职|实习)+/
const rankAfter = /(?:实习生?|负责人|总监|主管|专员|专家|组长|岗位?|方向|leader)$/
const withoutRank = (name: string) => name.replace(rankBefore, '').replace(rankAfter, '')

/** A name or a keyword, with the pairs of letters in it. */
type Term = { text: string; pairs: readonly string[]; weight: number }
type IndexedPosition = { suggestion: PositionSuggestion; terms: Term[]; searchTerms: readonly string[] }

/** Builds the index once. */
export function indexSuggestions(
  industries: readonly Industry[],
  searchTermsOf: SearchTermsOf,
): IndexedPosition[] {
  return industries.flatMap(({ name: industry, positions }) =>
    positions.map((position) => ({
      suggestion: { id: position.id, name: position.name, industry },
      terms: termsOf(position),
      searchTerms: searchTermsOf(position),
    })),
  )
}

/**
 * The positions nearest to a typed one, the best first, and last the one that suits any: never none. A name counts more
 * than a keyword, so that 运营 leads to those who run a product, not to 安全运营.
 */
export function suggestPositions(index: readonly IndexedPosition[], q: string): PositionSuggestion[] {
  const typed = wordsOf(q).slice(0, maxNames)
  // As typed, and without the rank.
  const wanted = [...new Set(typed.flatMap((name) => [name, withoutRank(name)]))]
    .filter((name) => name.length > 1)
    .map((name) => toTerm(name, 1))
  const scored = index.map(({ suggestion, terms, searchTerms }) => ({
    suggestion,
    score: Math.max(0, ...wanted.map((name) => scoreOf(name, terms, searchTerms))),
  }))
  const general = scored.filter(({ suggestion }) => suggestion.id === generalId)
  const near = scored
    .filter(({ suggestion, score }) => suggestion.id !== generalId && score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions - general.length)
  return [...near, ...general].map(({ suggestion }) => suggestion)
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/、，,;；|·()\s]+/)
    .filter(Boolean)

function termsOf({ name, aliases, keywords, skills }: Position): Term[] {
  const toTerms = (texts: readonly string[], weight: number) =>
    texts
      .flatMap((text) => text.toLowerCase().split('/'))
      .map((text) => toTerm(text.replace(/\s+/g, ''), weight))
  return [
    ...toTerms([name.zh, name.en], weights.name),
    ...toTerms(aliases, weights.alias),
    ...toTerms([...keywords, ...skills], weights.keyword),
  ]
}

function toTerm(text: string, weight: number): Term {
  const pairs = Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2))
  return { text, pairs, weight }
}

/** How near a position is to a wanted name, 0 to 1. */
function scoreOf(wanted: Term, terms: readonly Term[], searchTerms: readonly string[]): number {
  const isPinyin = /^[a-z]+$/.test(wanted.text) && searchTerms.some((term) => term.startsWith(wanted.text))
  return Math.max(isPinyin ? 0.6 : 0, ...terms.map((term) => term.weight * likeness(wanted, term)))
}

/** 1 for the same words, less where one holds the other, else by the pairs of letters they share (Dice). */
function likeness(a: Term, b: Term): number {
  if (a.text === b.text) return 1
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text]
  if (short.length > 1 && long.includes(short)) return 0.8 * Math.sqrt(short.length / long.length)
  const shared = a.pairs.filter((pair) => b.pairs.includes(pair)).length
  return (0.7 * 2 * shared) / Math.max(1, a.pairs.length + b.pairs.length)
}
