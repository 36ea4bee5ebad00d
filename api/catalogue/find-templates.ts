import { LRUCache } from 'lru-cache'
import type { Template } from '#contract/catalogue/template'
import { wordsOf } from './find-positions'
import type { IndexedTemplate, TemplateIndex, TemplateTerm } from './index-templates'
import { positionScorer } from './suggest-positions'
import { isNegation } from './template-facet-words'

/** Templates that are shown where none has all that was asked for. */
const maxNearest = 6
/** How near a position has to be for its templates to be found, what that weighs, and what each later one is behind. */
const position = { minScore: 0.6, weight: 3, step: 0.2 }
/** A term that is the word, or begins with it, leads nearer than one that has it somewhere. */
const bonus = { same: 1.25, begins: 1.1 }
/** Of longer queries only the first words are read. */
const maxWords = 4
/** What the parts of a word weigh against the whole. */
const partWeight = 0.8
/** What every query for a template may say. */
const saysNothing =
  /个人|求职|应聘|简历|模板|模版|范文|范本|下载|样式|风格|类|的|word|pdf|\bresume\b|\btemplates?\b/g

/** The templates that match every word, best matches first; all in order for an empty query. */
export function findTemplates(index: TemplateIndex, q: string): Template[] {
  const scored = scoreTemplates(index, q)
  return scored
    .filter(({ scores }) => !scores.includes(0))
    .sort((a, b) => sum(b.scores) - sum(a.scores))
    .map(({ template }) => template)
}

/**
 * The templates nearest to a query, the best first, never none: those that match most of its words, then those that share
 * letters with it.
 */
export function suggestTemplates(index: TemplateIndex, q: string): Template[] {
  const text = wordsOf(q).join('')
  return scoreTemplates(index, q)
    .map(({ template, scores, terms }) => ({
      template,
      rank: scores.filter((score) => score > 0).length * 100 + sum(scores) + sharedLetters(terms, text),
    }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxNearest)
    .map(({ template }) => template)
}

type Scored = IndexedTemplate & { scores: number[] }

function scoreTemplates(index: TemplateIndex, q: string): Scored[] {
  const typed = wordsOf(q).slice(0, maxWords)
  // A phrase of English is more than its words: many templates say something of two, and of columns.
  const phrase = typed.join(' ')
  const words = index.words.includes(phrase)
    ? [phrase]
    : typed.flatMap((word) => knownWords(index, word)).slice(0, maxWords)
  const columns = words.map((word) => scoresOf(index, word))
  return index.templates.map((one, row) => ({ ...one, scores: columns.map((scores) => scores[row]!) }))
}

/** The word as typed if a template has it, otherwise without what says nothing, or the parts that are known. */
function knownWords(index: TemplateIndex, word: string): string[] {
  const isKnown = (one: string) => scoresOf(index, one).some((score) => score > 0)
  if (isKnown(word)) return [word]
  const core = word.replace(saysNothing, '')
  if (core === '' || isKnown(core)) return core === '' ? [] : [core]
  const parts = partsOf(index, core)
  return parts.length > 0 ? parts : [core]
}

/** The known words that a longer one is made of: 会计应届生 is 会计 and 应届生. */
function partsOf({ words }: TemplateIndex, word: string): string[] {
  const parts: string[] = []
  for (let rest = word; rest !== '' && parts.length < maxWords;) {
    const next = words.find((known) => known !== word && rest.startsWith(known))
    if (next) parts.push(next)
    rest = rest.slice(next?.length ?? 1)
  }
  return parts
}

/** What was scored lately: people type the same words. */
const lately = new WeakMap<TemplateIndex, LRUCache<string, number[]>>()

/** Scores all templates by a word as it stands, or by its parts where a template has all of these. */
function scoresOf(index: TemplateIndex, word: string): number[] {
  const known = lately.get(index) ?? new LRUCache<string, number[]>({ max: 500 })
  lately.set(index, known)
  const scores = known.get(word) ?? wordScores(index, word)
  known.set(word, scores)
  return scores
}

function wordScores(index: TemplateIndex, word: string): number[] {
  const whole = plainScores(index, word)
  const parts = /\p{Script=Han}/u.test(word) ? partsOf(index, word) : []
  if (parts.length === 0) return whole
  // 照片 is only a part of 无照片.
  const share = partWeight * (parts.join('').length / word.length)
  const columns = parts.map((part) => plainScores(index, part))
  return whole.map((score, row) => {
    const scores = columns.map((column) => column[row]!)
    return Math.max(score, scores.includes(0) ? 0 : (share * sum(scores)) / scores.length)
  })
}

/** Scores templates by a word: by their best term with it, or by a position that it names. */
function plainScores({ templates, positions }: TemplateIndex, word: string): number[] {
  const scoreOf = positionScorer(word)
  const recommended = new Map<string, number>()
  for (const { scored, templates: suited } of positions) {
    const nearness = scoreOf(scored)
    if (nearness < position.minScore) continue
    for (const [place, id] of suited.entries()) {
      const score = position.weight * nearness - place * position.step
      recommended.set(id, Math.max(recommended.get(id) ?? 0, score))
    }
  }
  return templates.map(({ template, terms }) => {
    let best = recommended.get(template.id) ?? 0
    // The terms come by weight: what follows cannot be better.
    for (const term of terms) {
      if (term.weight * bonus.same <= best) break
      best = Math.max(best, scoreOfTerm(term, word))
    }
    return best
  })
}

function scoreOfTerm({ text, weight }: TemplateTerm, word: string): number {
  if (text === word) return weight * bonus.same
  if (isNegation(text) && !isNegation(word)) return 0
  // In Latin letters a word is met from its beginning: "us" is no part of "focus", nor "form" of "uniform".
  if (/^[a-z]+$/.test(word)) return text.startsWith(word) || text.includes(` ${word}`) ? weight : 0
  if (text.startsWith(word)) return weight * bonus.begins
  return text.includes(word) ? weight : 0
}

/** How much of the query's letters the nearest term of a template has, 0 to 1: what is left of a mistyped word. */
function sharedLetters(terms: readonly TemplateTerm[], text: string): number {
  if (text === '') return 0
  const shares = terms
    .filter(({ weight }) => weight > 1)
    .map((term) => {
      const shared = [...text].filter((letter) => term.text.includes(letter)).length
      return shared / Math.max(text.length, term.text.length)
    })
  return Math.max(0, ...shares)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
