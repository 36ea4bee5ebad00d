import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { layoutWithAreas, renderResumePage } from '#app/preview/render-pages.server'
import type { PageArea, PreviewPage } from '#app/preview/preview-protocol'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'
import { finishResume } from './scenario-resume'
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
  const { resume } = buildShownPage(texts.resume, texts.example, texts.phrased)
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
  const { resume, example, phrased } = await loadTexts(api, wizard, step)
  return renderResumePage(request, { api, typesetter }, buildShownPage(resume, example, phrased).resume, page)
}

/** The example is optional. */
async function loadTexts(api: ApiClient, { scenario, resume }: Wizard, step: Step) {
  const example = await api.call('readSample', { id: scenario.sample }).then(
    (sample) => sample.resume,
    (error: unknown) => {
      if (error instanceof ApiClientError) return undefined
      throw error
    },
  )
  return { resume, example, phrased: step === 'done' ? finishResume(resume, scenario, true) : undefined }
}
