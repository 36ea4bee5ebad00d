import type { Language } from '#contract/validation/field-error-codes'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'

/** A sample in the words of the page's language. */
export type SampleSummaryView = { id: string; scenario: string; title: string; summary: string }
export type TemplateCard = Pick<Template, 'id' | 'columns' | 'level'> & { name: string; summary: string }
/** One sample in some looks, of which one is chosen first. */
export type TemplateShowcase = {
  sample: string
  selected: string
  templateOptions: { id: string; name: string; colour: string }[]
}
export type HomeView = {
  showcase: TemplateShowcase | undefined
  samples: SampleSummaryView[]
  templates: TemplateCard[]
  /** How many there are in all. */
  templateCount: number
}

/** Its page is full, and its look carries from afar. */
const showcaseSampleId = 'product-manager'
const maxShowcaseTemplates = 6
/** The page goes on below; all of them stand where one creates a resume. */
const maxSamples = 8
const maxTemplates = 6

/** What the front page says of the shelf: in one language, and no more than it shows, for all of it travels twice. */
export function buildHomeView(
  { samples, templates }: { samples: SampleSummary[]; templates: Template[] },
  language: Language,
): HomeView {
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

function buildShowcase(
  samples: SampleSummary[],
  templates: Template[],
  language: Language,
): TemplateShowcase | undefined {
  const sample = samples.find(({ id }) => id === showcaseSampleId) ?? samples[0]
  const templateOptions = templates.slice(0, maxShowcaseTemplates)
  const selected = templateOptions.find((template) => template.sample === sample?.id) ?? templateOptions[0]
  if (!sample || !selected) return undefined
  return {
    sample: sample.id,
    selected: selected.id,
    templateOptions: templateOptions.map(({ id, name, style }) => ({
      id,
      name: name[language],
      colour: style.colour,
    })),
  }
}
