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
import { withAddedEntry } from './scenario-resume'
import { STEPS, type Step } from './wizard-fields'

export type StepOutcome =
  /** Continues on another page, or the same one with an entry of a kind added or removed; the draft may be new. */
  | { to: Step; key: DraftCredentials; added?: string; removed?: string }
  /** To the other scenarios, with the typed values in a draft, if any. */
  | { others: DraftCredentials | undefined }
  /** Finishes with a resume of the account, or the draft itself. */
  | { stored: string; released: DraftCredentials }
  | { drafted: DraftCredentials }
  | { page: WizardPageView; problems: FieldErrors; refusal?: StepRefusal }

/**
 * What was refused, with a message for the user: more resumes, the template, or something that may be retried
 * (`''`).
 */
export type StepRefusal = { message: string; over: 'count' | 'template' | '' }

type StepSubmission = { step: Step; form: FormData; key: DraftCredentials | undefined; isUser: boolean }

/** Handles a submitted wizard page. Values that cannot be saved are returned as typed. */
export async function submitStep(
  api: ApiClient,
  wizard: Wizard,
  submission: StepSubmission,
): Promise<StepOutcome> {
  const { step, form, key, isUser } = submission
  const parsedPage = parsePage(wizard, step, form)
  if ('problems' in parsedPage) return parsedPage
  const refusedOutcome = (refusal: StepRefusal) => ({
    page: buildWizardPage(wizard, step, parsedPage.resume),
    problems: {},
    refusal,
  })
  const isGoingBack = form.get('go') === 'back'
  try {
    // Going back from the last page saves nothing.
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
    const added = form.get('add')
    if (step === 'story' && typeof added === 'string') {
      const longer = withAddedEntry(parsedPage.resume, added)
      return { to: step, key: await saveWizardDraft(api, key, wizard, longer), added }
    }
    const removedId = form.get('remove')
    const removed = wizard.resume.sections.find(({ items }) => items.some(({ id }) => id === removedId))?.kind
    if (step === 'story' && removed)
      return { to: step, key: await saveWizardDraft(api, key, wizard, parsedPage.resume), removed }
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
