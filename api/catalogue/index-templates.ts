import type { Industry, Position } from '#contract/catalogue/position'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import { COLLECTION_LEADS } from '#contract/catalogue/template-collections'
import { searchTermsOf, withPinyin } from './position-search-terms'
import { toScoredTerms, type ScoredTerms } from './suggest-positions'
import { colourWords, layoutWords, wordsOfCollection } from './template-facet-words'

/** A word or phrase that leads to a template, lower case; the greater its weight, the nearer it leads. */
export type TemplateTerm = { text: string; weight: number }
export type IndexedTemplate = { template: Template; terms: readonly TemplateTerm[] }
/** `words`: all that a query may be made of, the longest first. */
export type TemplateIndex = {
  templates: readonly IndexedTemplate[]
  positions: readonly { scored: ScoredTerms; templates: readonly string[] }[]
  words: readonly string[]
}

const weights = { name: 8, keyword: 6, row: 4, colour: 4, layout: 5, otherColour: 2, description: 1 }
/** What each later keyword, and each later place in a row, is behind the one before. */
const steps = { keyword: 0.2, row: 0.15 }

/** Builds the index once: names, keywords, rows, layout, colours, purposes, industries, and positions. */
export function indexTemplates(
  templates: readonly Template[],
  { industries, scenarios }: { industries: readonly Industry[]; scenarios: readonly Scenario[] },
): TemplateIndex {
  const positions = industries.flatMap((industry) => industry.positions)
  const indexed = templates.map((template) => ({
    template,
    terms: [
      ...namesAndKeywords(template),
      ...rowsAndLooks(template),
      ...descriptions(template, [...industries, ...scenarios], positions),
    ],
  }))
  const words = indexed.flatMap(({ terms }) =>
    terms.flatMap(({ text, weight }) => (weight > 1 ? [text] : [])),
  )
  const positionNames = positions.flatMap(({ name, aliases }) => [name.zh, ...aliases])
  return {
    templates: indexed,
    positions: positions.map((position) => ({
      scored: toScoredTerms(position, searchTermsOf(position)),
      templates: position.templates,
    })),
    words: [...new Set([...words, ...positionNames])]
      .filter((word) => word.length > 1)
      .sort((a, b) => b.length - a.length),
  }
}

const termsOf = (texts: readonly string[], weight: number): TemplateTerm[] =>
  texts.map((text) => ({ text, weight }))

function namesAndKeywords({ id, name, keywords }: Template): TemplateTerm[] {
  const names = [...withPinyin([name.zh, ...name.zh.split('·')]), name.en.toLowerCase(), id]
  return [
    ...termsOf(names, weights.name),
    ...keywords.flatMap((word, place) =>
      termsOf(withPinyin([word]), weights.keyword - place * steps.keyword),
    ),
  ]
}

function rowsAndLooks(template: Template): TemplateTerm[] {
  const { id, collections, style, colours } = template
  const rows = collections.flatMap((collection) => {
    const lead = COLLECTION_LEADS[collection].indexOf(id)
    const place = lead === -1 ? COLLECTION_LEADS[collection].length + 2 : lead
    return termsOf(withPinyin(wordsOfCollection(collection)), weights.row - place * steps.row)
  })
  const others = colours.filter((colour) => colour !== style.colour)
  return [
    ...rows,
    ...termsOf(withPinyin(layoutWords(template)), weights.layout),
    ...termsOf(withPinyin(colourWords(style.colour)), weights.colour),
    ...termsOf(withPinyin(others.flatMap(colourWords)), weights.otherColour),
  ]
}

function descriptions(
  { id, summary, ...template }: Template,
  purposes: readonly { id: string; name: Template['name'] }[],
  positions: readonly Position[],
): TemplateTerm[] {
  const suited = purposes
    .filter((one) => [...template.industries, ...template.scenarios].includes(one.id))
    .flatMap((one) => [...withPinyin([one.name.zh]), one.name.en.toLowerCase()])
  const recommending = positions.filter(({ templates }) => templates.includes(id)).flatMap(searchTermsOf)
  return termsOf([summary.zh, summary.en.toLowerCase(), ...suited, ...recommending], weights.description)
}
