import type { IndustrySummary } from '#contract/catalogue/position'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'
import { checkExample } from './check-example'
import type { HomeContent } from './home.server'

/** Fills its page, and is recognisable when small. */
const showcaseSampleIds: Record<Language, string> = { zh: 'product-manager', en: 'brand-manager' }
const maxShowcaseTemplates = 6
/** Shown as pages: unlike trades in templates that look unlike. */
const shownPositions = ['test-engineer', 'content-operations', 'registered-nurse', 'key-account-sales']
const maxLinkedPositions = 9

/** Builds the view in one language with only what is shown: it is sent twice, as HTML and as loader data. */
export function buildHomeView(
  { samples, templates, industries }: Omit<HomeContent, 'blogs'>,
  language: Language,
) {
  return {
    showcase: buildShowcase(samples, templates, language),
    positions: choosePositions(industries, language),
    templateCount: templates.length,
    check: checkExample(language),
  }
}
export type HomeView = ReturnType<typeof buildHomeView>
export type TemplateShowcase = NonNullable<HomeView['showcase']>
export type PositionChoice = HomeView['positions']

/** The positions with a finished resume: some as pages, others as links, one of each industry before a second one. */
function choosePositions(industries: IndustrySummary[], language: Language) {
  const finished = industries.flatMap(({ positions }) =>
    positions
      .flatMap(({ id, name, sample }) => (sample ? [{ id, name: name[language], sample }] : []))
      .map((choice, turn) => ({ choice, turn })),
  )
  const choices = finished.map(({ choice }) => choice)
  return {
    pages: shownPositions.flatMap((shown) => choices.filter(({ id }) => id === shown)),
    links: finished
      .sort((a, b) => a.turn - b.turn)
      .filter(({ choice }) => !shownPositions.includes(choice.id))
      .slice(0, maxLinkedPositions)
      .map(({ choice: { id, name } }) => ({ id, name })),
    count: industries.reduce((sum, { positions }) => sum + positions.length, 0),
    sampleCount: choices.length,
  }
}

/** One sample in several templates, one of them selected. */
function buildShowcase(samples: SampleSummary[], templates: Template[], language: Language) {
  const sample = samples.find(({ id }) => id === showcaseSampleIds[language]) ?? samples[0]
  const templateOptions = templates.slice(0, maxShowcaseTemplates)
  const selected = templateOptions.find((template) => template.sample === sample?.id) ?? templateOptions[0]
  if (!sample || !selected) return undefined
  return {
    sample: sample.id,
    selected: selected.id,
    templateOptions: templateOptions.map(({ id, name, style }) => ({
      id,
      // The names stand in a row, so what follows a dot is left out.
      name: name[language].split('·')[0]!,
      colour: style.colour,
    })),
  }
}
