import type { Industry, Position } from '#contract/catalogue/position'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import { COLLECTION_LEADS } from '#contract/catalogue/template-collections'
import { searchTermsOf, withPinyin } from './position-search-terms'
import { toScoredTerms, type ScoredTerms } from './suggest-positions'
import { colourWords, layoutWords, lookWords, wordsOfCollection } from './template-facet-words'

/** A word or phrase that leads to a template, lower case; the greater its weight, the nearer it leads. */
export type TemplateTerm = { text: string; weight: number }
/** `terms`: each text once, those of the greatest weight first. */
export type IndexedTemplate = { template: Template; terms: readonly TemplateTerm[] }
/** `words`: all that a query may be made of, the longest first. */
export type TemplateIndex = {
  templates: readonly IndexedTemplate[]
  positions: readonly { scored: ScoredTerms; templates: readonly string[] }[]
  words: readonly string[]
}

const weights = {
  name: 8,
  keyword: 6,
  row: 4,
  colour: 4,
  layout: 5,
  look: 4,
  mood: 3,
  otherColour: 2,
  description: 1,
}
/** What each later keyword, and each later place in a row, is behind the one before. */
const steps = { keyword: 0.2, row: 0.15 }

/** Builds the index once: names, keywords, rows, layout, colours, purposes, industries, and positions. */
export function indexTemplates(
  templates: readonly Template[],
  { industries, scenarios }: { industries: readonly Industry[]; scenarios: readonly Scenario[] },
): TemplateIndex {
  const positions = industries.flatMap((industry) => industry.positions)
  const termsOfPosition = new Map(positions.map((position) => [position, searchTermsOf(position)]))
  const indexed = templates.map((template) => ({
    template,
    terms: byWeight([
      ...namesAndKeywords(template),
      ...rowsAndLooks(template),
      ...descriptions(template, [...industries, ...scenarios], termsOfPosition),
    ]),
  }))
  const words = indexed.flatMap(({ terms }) =>
    terms.flatMap(({ text, weight }) => (weight > 1 ? [text] : [])),
  )
  const positionNames = positions.flatMap(({ name, aliases }) => [name.zh, ...aliases])
  return {
    templates: indexed,
    positions: positions.map((position) => ({
      scored: toScoredTerms(position, termsOfPosition.get(position)!),
      templates: position.templates,
    })),
    words: [...new Set([...words, ...positionNames])]
      .filter((word) => word.length > 1)
      .sort((a, b) => b.length - a.length),
  }
}

function byWeight(terms: readonly TemplateTerm[]): TemplateTerm[] {
  const known = new Set<string>()
  return [...terms]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => !known.has(text) && known.add(text))
}

/** Words of rows, layouts and purposes come with many templates, and finding pinyin takes its time. */
const pinyinOf = new Map<string, string[]>()
const withKnownPinyin = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const known = pinyinOf.get(word) ?? withPinyin([word])
    pinyinOf.set(word, known)
    return known
  })

const termsOf = (texts: readonly string[], weight: number): TemplateTerm[] =>
  texts.map((text) => ({ text, weight }))

function namesAndKeywords({ id, name, keywords }: Template): TemplateTerm[] {
  const names = [...withKnownPinyin([name.zh, ...name.zh.split('·')]), name.en.toLowerCase(), id]
  return [
    ...termsOf(names, weights.name),
    ...keywords.flatMap((word, place) =>
      termsOf(withKnownPinyin([word]), weights.keyword - place * steps.keyword),
    ),
  ]
}

function rowsAndLooks(template: Template): TemplateTerm[] {
  const { id, collections, style, colours } = template
  const rows = collections.flatMap((collection) => {
    const lead = COLLECTION_LEADS[collection].indexOf(id)
    const place = lead === -1 ? COLLECTION_LEADS[collection].length + 2 : lead
    return termsOf(withKnownPinyin(wordsOfCollection(collection)), weights.row - place * steps.row)
  })
  const words = lookWords(template)
  const others = colours.filter((colour) => colour !== style.colour)
  return [
    ...rows,
    ...termsOf(withKnownPinyin(layoutWords(template)), weights.layout),
    ...termsOf(withKnownPinyin(words.look), weights.look),
    ...termsOf(withKnownPinyin(words.mood), weights.mood),
    ...termsOf(withKnownPinyin(colourWords(style.colour)), weights.colour),
    ...termsOf(withKnownPinyin(others.flatMap(colourWords)), weights.otherColour),
  ]
}

function descriptions(
  { id, summary, ...template }: Template,
  purposes: readonly { id: string; name: Template['name'] }[],
  termsOfPosition: ReadonlyMap<Position, string[]>,
): TemplateTerm[] {
  const suited = purposes
    .filter((one) => [...template.industries, ...template.scenarios].includes(one.id))
    .flatMap((one) => [...withKnownPinyin([one.name.zh]), one.name.en.toLowerCase()])
  const recommending = [...termsOfPosition].flatMap(([{ templates }, terms]) =>
    templates.includes(id) ? terms : [],
  )
  return termsOf([summary.zh, summary.en.toLowerCase(), ...suited, ...recommending], weights.description)
}
