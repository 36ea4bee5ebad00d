import { generalPositionId } from '#contract/catalogue/general-position'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'
import { countPositions, countSamples, countTemplates } from '#resume-model/catalogue-counts'
import { shownSample } from '#resume-model/shown-sample'
import { checkExample } from './check-example'
import type { HomeContent } from './home.server'

/** Fills its page, and is recognisable when small. */
const showcaseSampleIds: Record<Language, string> = { zh: 'product-manager', en: 'brand-manager' }
const maxShowcaseTemplates = 6
/** Shown as pages: unlike trades in templates that look unlike, two of graduates and two of people who have worked. */
const shownPositions = [
  { id: 'content-operations', who: 'graduate' },
  { id: 'mechanical-design-engineer', who: 'graduate' },
  { id: 'registered-nurse', who: 'experienced' },
  { id: 'key-account-sales', who: 'experienced' },
] as const
const maxLinkedPositions = 8

/** Builds the view in one language with only what is shown: it is sent twice, as HTML and as loader data. */
export function buildHomeView(
  { samples, templates, industries }: Omit<HomeContent, 'blogs'>,
  language: Language,
) {
  return {
    showcase: buildShowcase(samples, templates, language),
    positions: choosePositions({ samples, industries }, language),
    templateCount: countTemplates(templates).all,
    check: checkExample(language),
  }
}
export type HomeView = ReturnType<typeof buildHomeView>
export type TemplateShowcase = NonNullable<HomeView['showcase']>
export type PositionChoice = HomeView['positions']

/**
 * The positions with a finished resume: some as pages, others as links, one of each industry before a second one. A position's
 * resume is Chinese, so that a page in English shows the samples in English instead.
 */
function choosePositions(
  { samples, industries }: Pick<HomeContent, 'samples' | 'industries'>,
  language: Language,
) {
  const trades = industries.filter(({ id }) => id !== generalPositionId)
  const finished = trades.flatMap(({ positions }) =>
    positions
      .filter(({ sample, graduateSample }) => sample ?? graduateSample)
      .map((choice, turn) => ({ choice, turn })),
  )
  const choices = finished.map(({ choice }) => choice)
  const isShown = (id: string) => shownPositions.some((shown) => shown.id === id)
  return {
    pages:
      language === 'en'
        ? englishPages(samples)
        : shownPositions.flatMap(({ id, who }): ShownPage[] => {
            const found = choices.find((choice) => choice.id === id)
            const isGraduate = who === 'graduate'
            const sample = isGraduate ? found?.graduateSample : found?.sample
            const start = `position:${id}@${isGraduate ? 'graduate' : 'sample'}`
            return found && sample ? [{ start, who, name: found.name[language], sample }] : []
          }),
    links: finished
      .sort((a, b) => a.turn - b.turn)
      .filter(({ choice }) => !isShown(choice.id))
      .slice(0, maxLinkedPositions)
      .map(({ choice: { id, name } }) => ({ id, name: name[language] })),
    count: countPositions(industries).positions,
    sampleCount: countSamples(samples, industries),
  }
}

/** A finished resume to start from; of a position it says for whom. */
type ShownPage = { start: string; name: string; sample: string; who?: (typeof shownPositions)[number]['who'] }

const englishPages = (samples: SampleSummary[]): ShownPage[] =>
  samples
    .filter(({ language }) => language === 'en')
    .slice(0, shownPositions.length)
    .map(({ id, title }) => ({ start: `sample:${id}`, name: title.en, sample: id }))

/** One sample in several templates, one of them selected. */
function buildShowcase(samples: SampleSummary[], templates: Template[], language: Language) {
  const sample = samples.find(({ id }) => id === showcaseSampleIds[language]) ?? samples[0]
  const templateOptions = templates.slice(0, maxShowcaseTemplates)
  const isMadeFor = (template: Template) => shownSample(template, language) === sample?.id
  const selected = templateOptions.find(isMadeFor) ?? templateOptions[0]
  if (!sample || !selected) return undefined
  return {
    sample: sample.id,
    selected: selected.id,
    templateOptions: templateOptions.map(({ id, name }) => ({
      id,
      // The names stand in a row, so what follows a dot is left out.
      name: name[language].split('·')[0]!,
    })),
  }
}
