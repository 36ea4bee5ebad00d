import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { findNearestPosition } from '#app/preview/scenario-for-position.server'
import { layoutWithAreas, renderResumePage } from '#app/preview/render-pages.server'
import type { PageArea, PreviewPage } from '#app/preview/preview-protocol'
import { withWantedFacts } from '#resume-model/add-example'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'
import { finishResume, withSampleLines } from './scenario-resume'
import { buildShownPage } from './shown-page'
import type { Wizard } from './wizard.server'
import type { Step } from './wizard-fields'

type Dependencies = { api: ApiClient; typesetter: Typesetter }

/** The page beside the form, as it was saved. `laidOut` is missing when it cannot be laid out now. */
export type WizardPreviewView = {
  resume: Resume
  example?: Resume
  /** The last step only: with the sample phrases that may be put in. */
  phrased?: Resume
  laidOut?: { src: string; page: PreviewPage; count: number; areas: PageArea[] }
}

/**
 * Loads the page beside the form. The form must open all the same when it cannot be laid out; that is logged as an error, so
 * that the page without it is not stored for other guests.
 */
export async function loadWizardPreview(
  { api, typesetter, log }: Dependencies & { log: { error(fields: object, message: string): void } },
  wizard: Wizard,
  step: Step,
): Promise<WizardPreviewView> {
  const texts = await loadTexts(api, wizard, step)
  const { resume } = buildShownPage(texts.resume, texts.example)
  const layout = await layoutWithAreas(api, typesetter, resume).catch((error: unknown) => {
    log.error({ err: error }, 'the wizard has no page to show')
    return undefined
  })
  const page = layout?.pages[0]
  if (!page) return texts
  const query = new URLSearchParams({ scenario: wizard.scenario.id, step, v: page.hash })
  if (wizard.draft) query.set('draft', wizard.draft.id)
  const src = `/sheets/pages/1?${query}`
  return { ...texts, laidOut: { src, page, count: layout.pages.length, areas: layout.areas } }
}

/** A page of the wizard's preview as an image. */
export async function renderWizardPage(
  request: Request,
  { api, typesetter }: Dependencies,
  { wizard, step, page }: { wizard: Wizard; step: Step; page: number },
): Promise<Response> {
  const { resume, example } = await loadTexts(api, wizard, step)
  return renderResumePage(request, { api, typesetter }, buildShownPage(resume, example).resume, page)
}

/** The example is optional. */
async function loadTexts(api: ApiClient, wizard: Wizard, step: Step) {
  const { scenario, resume } = wizard
  const sample = (await undefinedIfFailed(api.call('readSample', { id: scenario.sample })))?.resume
  const example = sample && (await exampleForPosition(api, withWantedFacts(sample, scenario), wizard))
  return { resume, example, phrased: step === 'done' ? finishResume(resume, scenario, true) : undefined }
}

/**
 * The sample, and for another position than its own the sample lines of the scenario, which follow what was typed. Before a
 * position is typed it is anybody's: nobody who begins is to see the resume of another trade.
 */
async function exampleForPosition(
  api: ApiClient,
  sample: Resume,
  { scenario, resume: { intention } }: Wizard,
): Promise<Resume> {
  if (scenario.headings === 'en') return sample
  if (intention.position === '')
    return withSampleLines(
      { ...sample, intention: { ...sample.intention, position: '〔意向岗位〕' } },
      scenario,
    )
  const [own, typed] = await Promise.all(
    [sample.intention.position, intention.position].map((position) => findNearestPosition(api, position)),
  )
  return typed !== undefined && own === typed ? sample : withSampleLines(sample, scenario)
}
