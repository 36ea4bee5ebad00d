import { redirect, type AppLoadContext } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { mendedResume } from '#app/preview/mended-resume.server'
import type { Upstream } from '#app/api-client/upstream'
import type { DraftKey } from '#contract/draft'
import { typedResume } from './form-resume.server'
import { workingResume } from './working-resume'

/** The login ended while they wrote. @throws a redirect to the login, when something of a resume was posted */
export async function keepForLogin({ visit, upstream }: AppLoadContext, form: FormData): Promise<void> {
  const kept = await keepAsDraft(upstream, form)
  if (!kept) return
  visit.drafts.remember(kept.key)
  const { t } = i18nFor(visit.language)
  visit.flash.say(t(kept.isWhole ? 'create.keptAsDraft' : 'create.keptAsDraftInPart'), 'info')
  throw redirect('/login?to=/resume/my', 303)
}

/**
 * Keeps what was posted to a stored resume after the login had ended, as a draft that the next login offers to take along.
 * There is no form to show it in again, so what could not be saved is left out.
 * @returns undefined where the form holds nothing of a resume
 */
async function keepAsDraft(
  upstream: Upstream,
  form: FormData,
): Promise<{ key: DraftKey; isWhole: boolean } | undefined> {
  if (!form.has('basics.name')) return undefined
  const { resume, problems } = mendedResume(workingResume(typedResume(form)))
  if (!resume) return undefined
  const { id, secret } = await upstream.call('createDraft', { resume })
  return { key: { id, secret }, isWhole: Object.keys(problems).length === 0 }
}
