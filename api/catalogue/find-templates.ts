import type { Industry, Position } from '#contract/catalogue/position'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import { wordsOf } from './find-positions'
import { searchTermsOf, withPinyin } from './position-search-terms'

/** `naming` terms are what a template is called; `describing` ones say for whom it is. */
export type TemplateIndex = { template: Template; naming: string[]; describing: string[] }[]

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
      naming: [...withPinyin([name.zh, ...keywords]), name.en.toLowerCase(), id],
      describing: [summary.zh, summary.en.toLowerCase(), ...suited, ...positions],
    }
  })
}

/** The templates that match every word, those called so first; all in order for an empty query. */
export function findTemplates(index: TemplateIndex, q: string): Template[] {
  const words = wordsOf(q)
  const isIn = (terms: readonly string[]) => (word: string) => terms.some((term) => term.includes(word))
  return index
    .filter(({ naming, describing }) => words.every((word) => isIn(naming)(word) || isIn(describing)(word)))
    .map(({ template, naming }) => ({ template, named: words.filter(isIn(naming)).length }))
    .sort((a, b) => b.named - a.named)
    .map(({ template }) => template)
}

function groupByTemplate(positions: readonly Position[]): Map<string, Position[]> {
  const groups = new Map<string, Position[]>()
  for (const position of positions)
    for (const id of position.templates) groups.set(id, [...(groups.get(id) ?? []), position])
  return groups
}
