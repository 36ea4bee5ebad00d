import type { Language } from '#contract/validation/field-error-codes'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'

/** Fills its page, and is recognisable when small. */
const showcaseSampleId = 'product-manager'
const maxShowcaseTemplates = 6
/** Limits; the create page lists all of them. */
const maxSamples = 8
const maxTemplates = 6

/** Builds the view in one language with only what is shown: it is sent twice, as HTML and as loader data. */
export function buildHomeView(
  { samples, templates }: { samples: SampleSummary[]; templates: Template[] },
  language: Language,
) {
  return {
    showcase: buildShowcase(samples, templates, language),
    samples: samples.slice(0, maxSamples).map(({ id, scenario, title, summary }) => ({
      id,
      scenario: scenario[language],
      title: title[language],
      summary: summary[language],
    })),
    templates: templates.slice(0, maxTemplates).map(({ id, columns, level, name, summary }) => ({
      id,
      columns,
      level,
      name: name[language],
      summary: summary[language],
    })),
    templateCount: templates.length,
  }
}
export type HomeView = ReturnType<typeof buildHomeView>
export type SampleSummaryView = HomeView['samples'][number]
export type TemplateCard = HomeView['templates'][number]
export type TemplateShowcase = NonNullable<HomeView['showcase']>

/** One sample in several templates, one of them selected. */
function buildShowcase(samples: SampleSummary[], templates: Template[], language: Language) {
  const sample = samples.find(({ id }) => id === showcaseSampleId) ?? samples[0]
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
