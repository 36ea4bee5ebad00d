import type { Industry, Position, PositionSuggestion } from '#contract/catalogue/position'
import { broadTitles } from './broad-titles'
import type { SearchTermsOf } from './find-positions'
import { parseJobTitle, tradeOf, type TitleName } from './parse-job-title'

/** Suggestions for a query, the general position included. */
const maxSuggestions = 12
/** What is less alike is no suggestion. */
const minScore = 0.2
/** How much a name, another name and a keyword count. */
const weights = { name: 1, alias: 0.85, keyword: 0.4 }
/** A broad title that was typed alone, and one within a longer title. */
const broadScores = { exact: 0.95, within: 0.75 }
/** What each later position of a broad title is behind the one before. */
const broadStep = 0.02
/** The position that suits anybody (content/positions/general.json). */
const generalId = 'general'

/** A name or a keyword, with the short runs of letters of its trade. */
type Term = { text: string; trade: string; pairs: readonly string[]; weight: number }
export type ScoredTerms = { id: string; terms: readonly Term[]; searchTerms: readonly string[] }
type IndexedPosition = ScoredTerms & { suggestion: PositionSuggestion }

/** Builds the index once. */
export function indexSuggestions(
  industries: readonly Industry[],
  searchTermsOf: SearchTermsOf,
): IndexedPosition[] {
  return industries.flatMap(({ name: industry, positions }) =>
    positions.map((position) => ({
      suggestion: { id: position.id, name: position.name, industry },
      ...toScoredTerms(position, searchTermsOf(position)),
    })),
  )
}

/**
 * The positions nearest to a typed one, the best first, and last the one that suits any: never none. A name counts more
 * than a keyword, so that 运营 leads to those who run a product, not to 安全运营.
 */
export function suggestPositions(index: readonly IndexedPosition[], q: string): PositionSuggestion[] {
  const scoreOf = positionScorer(q)
  const scored = index.map((position) => ({ suggestion: position.suggestion, score: scoreOf(position) }))
  const general = scored.filter(({ suggestion }) => suggestion.id === generalId)
  const near = scored
    .filter(({ suggestion, score }) => suggestion.id !== generalId && score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions - general.length)
  return [...near, ...general].map(({ suggestion }) => suggestion)
}

/** Returns how near a position is to the typed title, 0 to 1. */
export function positionScorer(q: string): (position: ScoredTerms) => number {
  const names = parseJobTitle(q)
  const wanted = names.map(({ name }) => toTerm(name, 1))
  const broad = broadScoresOf(names)
  return ({ id, terms, searchTerms }) =>
    Math.max(broad.get(id) ?? 0, ...wanted.map((name) => nearnessOf(name, terms, searchTerms)))
}

export function toScoredTerms(
  { id, name, aliases, keywords, skills }: Position,
  searchTerms: readonly string[],
): ScoredTerms {
  const toTerms = (texts: readonly string[], weight: number) =>
    texts
      .flatMap((text) => text.toLowerCase().split('/'))
      .map((text) => toTerm(text.replace(/\s+/g, ''), weight))
  const terms = [
    ...toTerms([name.zh, name.en], weights.name),
    ...toTerms(aliases, weights.alias),
    ...toTerms([...keywords, ...skills], weights.keyword),
  ]
  return { id, terms, searchTerms }
}

function toTerm(text: string, weight: number): Term {
  const trade = tradeOf(text)
  // Two Chinese characters are a word; of Latin letters it takes more to tell words apart.
  const size = /\p{Script=Han}/u.test(trade) ? 2 : 4
  const pairs = Array.from({ length: Math.max(0, trade.length - size + 1) }, (_, i) =>
    trade.slice(i, i + size),
  )
  return { text, trade, pairs, weight }
}

/** The positions of the broad titles that the names are or hold. */
function broadScoresOf(names: readonly TitleName[]): Map<string, number> {
  const scores = new Map<string, number>()
  for (const [keys, ids, weight = 1] of broadTitles)
    for (const key of keys) {
      const score = weight * Math.max(0, ...names.map((name) => broadScoreOf(name, key)))
      if (score === 0) continue
      for (const [i, id] of ids.entries())
        scores.set(id, Math.max(scores.get(id) ?? 0, score - i * broadStep))
    }
  return scores
}

function broadScoreOf({ name, spaced }: TitleName, key: string): number {
  if (name === key || spaced === key) return broadScores.exact
  const isWithin = /^[a-z]/.test(key) ? ` ${spaced} `.includes(` ${key} `) : name.includes(key)
  return isWithin ? broadScores.within * Math.sqrt(key.length / name.length) : 0
}

function nearnessOf(wanted: Term, terms: readonly Term[], searchTerms: readonly string[]): number {
  const isPinyin = /^[a-z]+$/.test(wanted.text) && searchTerms.some((term) => term.startsWith(wanted.text))
  return Math.max(isPinyin ? 0.6 : 0, ...terms.map((term) => term.weight * likeness(wanted, term)))
}

/** 1 for the same words, less where one holds the other, else by the runs of letters they share (Dice). */
function likeness(a: Term, b: Term): number {
  if (a.text === b.text) return 1
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if (short.trade.length > 1 && long.text.includes(short.text))
    return 0.8 * Math.sqrt(short.text.length / long.text.length)
  const shared = a.pairs.filter((pair) => b.pairs.includes(pair)).length
  return (0.7 * 2 * shared) / Math.max(1, a.pairs.length + b.pairs.length)
}
