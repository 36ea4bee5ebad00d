import type { Language } from '#contract/problems'
import type { SampleSummary } from '#contract/sample'
import type { Template } from '#contract/template'

/** A sample in the words of the page's language. */
export type SampleRow = { id: string; scenario: string; title: string; summary: string }
export type TemplateCard = Pick<Template, 'id' | 'columns' | 'level'> & { name: string; summary: string }
/** One sample in some looks, of which one is chosen first. */
export type Stage = { sample: string; chosen: string; looks: { id: string; name: string; colour: string }[] }
export type HomeView = {
  stage: Stage | undefined
  samples: SampleRow[]
  templates: TemplateCard[]
  /** How many there are in all. */
  templateCount: number
}

/** Its page is full, and its look carries from afar. */
const stageSample = 'product-manager'
const mostLooks = 6
/** The page goes on below; all of them stand where one creates a resume. */
const mostSamples = 8
const mostTemplates = 6

/** What the front page says of the shelf: in one language, and no more than it shows, for all of it travels twice. */
export function homeView(
  { samples, templates }: { samples: SampleSummary[]; templates: Template[] },
  language: Language,
): HomeView {
  return {
    stage: stageOf(samples, templates, language),
    samples: samples.slice(0, mostSamples).map(({ id, scenario, title, summary }) => ({
      id,
      scenario: scenario[language],
      title: title[language],
      summary: summary[language],
    })),
    templates: templates.slice(0, mostTemplates).map(({ id, columns, level, name, summary }) => ({
      id,
      columns,
      level,
      name: name[language],
      summary: summary[language],
    })),
    templateCount: templates.length,
  }
}

function stageOf(samples: SampleSummary[], templates: Template[], language: Language): Stage | undefined {
  const sample = samples.find(({ id }) => id === stageSample) ?? samples[0]
  const looks = templates.slice(0, mostLooks)
  const chosen = looks.find((template) => template.sample === sample?.id) ?? looks[0]
  if (!sample || !chosen) return undefined
  return {
    sample: sample.id,
    chosen: chosen.id,
    looks: looks.map(({ id, name, style }) => ({ id, name: name[language], colour: style.colour })),
  }
}
