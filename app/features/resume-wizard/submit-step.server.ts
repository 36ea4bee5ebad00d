import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { DraftCredentials } from '#contract/resume/draft'
import type { FieldErrors } from '#contract/http/envelope'
import {
  saveWizardDraft,
  storeAsResume,
  buildWizardPage,
  parsePage,
  type Wizard,
  type WizardPageView,
} from './wizard.server'
import { STEPS, type Step } from './wizard-fields'

export type StepOutcome =
  /** On to another page; the draft may be new. */
  | { to: Step; key: DraftCredentials }
  /** To the other purposes, with what was typed in a draft; none when nothing was. */
  | { others: DraftCredentials | undefined }
  /** Finished: a resume of the account, or the draft itself. */
  | { stored: string; released: DraftCredentials }
  | { drafted: DraftCredentials }
  | { page: WizardPageView; problems: FieldErrors; refusal?: StepRefusal }

/** What a plan does not give, in words for people: more resumes, the template, or something else that may be tried again. */
export type StepRefusal = { message: string; over: 'count' | 'template' | '' }

type StepSubmission = { step: Step; form: FormData; key: DraftCredentials | undefined; isUser: boolean }

/** What a pressed button of the wizard comes to. What cannot be kept comes back as it was typed. */
export async function submitStep(
  api: ApiClient,
  wizard: Wizard,
  submission: StepSubmission,
): Promise<StepOutcome> {
  const { step, form, key, isUser } = submission
  const parsedPage = parsePage(wizard, step, form)
  if ('problems' in parsedPage)
    return { page: buildWizardPage(wizard, step, parsedPage.resumeInput), problems: parsedPage.problems }
  const refusedOutcome = (refusal: StepRefusal) => ({
    page: buildWizardPage(wizard, step, parsedPage.resume),
    problems: {},
    refusal,
  })
  const isGoingBack = form.get('go') === 'back'
  try {
    // Going back from the last page changes nothing yet.
    if (isGoingBack && step === 'done' && key) return { to: 'look', key }
    if (form.get('go') === 'others') {
      const isChanged = JSON.stringify(parsedPage.resume) !== JSON.stringify(wizard.resume)
      const shouldSaveDraft = isChanged && step !== 'done'
      return {
        others: shouldSaveDraft
          ? await saveWizardDraft(api, key, wizard, parsedPage.resume)
          : wizard.draft && key,
      }
    }
    const draftKey = await saveWizardDraft(api, key, wizard, parsedPage.resume)
    if (step !== 'done' || isGoingBack)
      return { to: STEPS[STEPS.indexOf(step) + (isGoingBack ? -1 : 1)] ?? 'who', key: draftKey }
    if (!isUser) return { drafted: draftKey }
    const stored = await storeAsResume(api, draftKey, parsedPage.resume)
    return 'id' in stored
      ? { stored: stored.id, released: draftKey }
      : refusedOutcome({ message: stored.refusal, over: 'count' })
  } catch (error) {
    if (error instanceof ApiClientError && error.kind === 'business' && !error.isAuth)
      return refusedOutcome({
        message: error.message,
        over: error.fields['style.template'] ? 'template' : '',
      })
    throw error
  }
}
