import type { Industry, Position } from '#contract/catalogue/position'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import { wordsOf } from './find-positions'
import { searchTermsOf, withPinyin } from './position-search-terms'

/** What a template is called, what it is for in a word, and what describes it: better matches come first. */
export type TemplateIndex = { template: Template; terms: Record<Rank, string[]> }[]
type Rank = 'name' | 'keyword' | 'description'
const weights: Record<Rank, number> = { name: 4, keyword: 2, description: 1 }
const ranks = Object.keys(weights) as Rank[]

/** Builds the index once: names, keywords, purposes, industries, and the positions that recommend a template. */
export function indexTemplates(
  templates: readonly Template[],
  { industries, scenarios }: { industries: readonly Industry[]; scenarios: readonly Scenario[] },
): TemplateIndex {
  const recommending = groupByTemplate(industries.flatMap(({ positions }) => positions))
  return templates.map((template) => {
    const { id, name, summary, keywords } = template
    const suited = [...industries, ...scenarios]
      .filter((one) => [...template.industries, ...template.scenarios].includes(one.id))
      .flatMap((one) => [...withPinyin([one.name.zh]), one.name.en.toLowerCase()])
    const positions = (recommending.get(id) ?? []).flatMap(searchTermsOf)
    return {
      template,
      terms: {
        name: [...withPinyin([name.zh]), name.en.toLowerCase(), id],
        keyword: withPinyin(keywords),
        description: [summary.zh, summary.en.toLowerCase(), ...suited, ...positions],
      },
    }
  })
}

/** The templates that match every word, best matches first; all in order for an empty query. */
export function findTemplates(index: TemplateIndex, q: string): Template[] {
  const words = wordsOf(q)
  return index
    .map(({ template, terms }) => ({ template, scores: words.map((word) => scoreOf(terms, word)) }))
    .filter(({ scores }) => !scores.includes(0))
    .sort((a, b) => sum(b.scores) - sum(a.scores))
    .map(({ template }) => template)
}

/** The weight of the best terms with the word; 0 when there are none. */
function scoreOf(terms: Record<Rank, readonly string[]>, word: string): number {
  const best = ranks.find((rank) => terms[rank].some((term) => term.includes(word)))
  return best ? weights[best] : 0
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function groupByTemplate(positions: readonly Position[]): Map<string, Position[]> {
  const groups = new Map<string, Position[]>()
  for (const position of positions)
    for (const id of position.templates) groups.set(id, [...(groups.get(id) ?? []), position])
  return groups
}
