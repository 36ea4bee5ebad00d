import { redirect, type AppLoadContext } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { dropInvalidFields } from '#app/preview/drop-invalid-fields.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { DraftCredentials } from '#contract/resume/draft'
import { parseResumeForm } from './parse-resume-form.server'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/** The login ended while they wrote. @throws a redirect to the login, when something of a resume was posted */
export async function saveDraftBeforeLogin({ session, api }: AppLoadContext, form: FormData): Promise<void> {
  const saved = await saveFormAsDraft(api, form)
  if (!saved) return
  session.drafts.remember(saved.key)
  const { t } = i18nFor(session.language)
  session.flash.set(t(saved.isWhole ? 'create:keptAsDraft' : 'create:keptAsDraftInPart'), 'info')
  throw redirect('/login?to=/resume/my', 303)
}

/**
 * Keeps what was posted to a stored resume after the login had ended, as a draft that the next login offers to take along.
 * There is no form to show it in again, so what could not be saved is left out.
 * @returns undefined where the form holds nothing of a resume
 */
async function saveFormAsDraft(
  api: ApiClient,
  form: FormData,
): Promise<{ key: DraftCredentials; isWhole: boolean } | undefined> {
  if (!form.has('basics.name')) return undefined
  const { resume, problems } = dropInvalidFields(coerceResume(parseResumeForm(form)))
  if (!resume) return undefined
  const { id, secret } = await api.call('createDraft', { resume })
  return { key: { id, secret }, isWhole: Object.keys(problems).length === 0 }
}
