import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { DraftKey } from '#contract/draft'
import type { FieldProblems } from '#contract/envelope'
import { keepDraft, keepStored, pageOf, takePage, type Wizard, type WizardPageView } from './wizard.server'
import { STEPS, type Step } from './wizard-fields'

export type StepOutcome =
  /** On to another page; the draft may be new. */
  | { to: Step; key: DraftKey }
  /** To the other purposes, with what was typed in a draft; none when nothing was. */
  | { others: DraftKey | undefined }
  /** Finished: a resume of the account, or the draft itself. */
  | { stored: string; released: DraftKey }
  | { drafted: DraftKey }
  | { page: WizardPageView; problems: FieldProblems; refusal?: Refusal }

/** What a plan does not give, in words for people: more resumes, the template, or something else that may be tried again. */
export type Refusal = { said: string; over: 'count' | 'template' | '' }

type Post = { step: Step; form: FormData; key: DraftKey | undefined; isUser: boolean }

/** What a pressed button of the wizard comes to. What cannot be kept comes back as it was typed. */
export async function postStep(upstream: Upstream, wizard: Wizard, post: Post): Promise<StepOutcome> {
  const { step, form, key, isUser } = post
  const taken = takePage(wizard, step, form)
  if ('problems' in taken) return { page: pageOf(wizard, step, taken.typed), problems: taken.problems }
  const refused = (refusal: Refusal) => ({ page: pageOf(wizard, step, taken.resume), problems: {}, refusal })
  const isBack = form.get('go') === 'back'
  try {
    // Going back from the last page changes nothing yet.
    if (isBack && step === 'done' && key) return { to: 'look', key }
    if (form.get('go') === 'others') {
      const isTyped = JSON.stringify(taken.resume) !== JSON.stringify(wizard.resume)
      const holds = isTyped && step !== 'done'
      return { others: holds ? await keepDraft(upstream, key, wizard, taken.resume) : wizard.draft && key }
    }
    const kept = await keepDraft(upstream, key, wizard, taken.resume)
    if (step !== 'done' || isBack)
      return { to: STEPS[STEPS.indexOf(step) + (isBack ? -1 : 1)] ?? 'who', key: kept }
    if (!isUser) return { drafted: kept }
    const stored = await keepStored(upstream, kept, taken.resume)
    return 'id' in stored
      ? { stored: stored.id, released: kept }
      : refused({ said: stored.refusal, over: 'count' })
  } catch (error) {
    if (error instanceof UpstreamFailure && error.kind === 'business' && !error.isAuth)
      return refused({ said: error.message, over: error.fields['style.template'] ? 'template' : '' })
    throw error
  }
}
