import { redirect, type AppLoadContext } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { dropInvalidFields } from '#app/preview/drop-invalid-fields.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { DraftCredentials } from '#contract/resume/draft'
import { parseResumeForm } from './parse-resume-form.server'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/**
 * Saves a form posted after the session expired. @throws a redirect to the login when the form has resume
 * content
 */
export async function saveDraftBeforeLogin({ session, api }: AppLoadContext, form: FormData): Promise<void> {
  const saved = await saveFormAsDraft(api, form)
  if (!saved) return
  session.drafts.remember(saved.key)
  const { t } = i18nFor(session.language)
  session.flash.set(t(saved.isWhole ? 'create:keptAsDraft' : 'create:keptAsDraftInPart'), 'info')
  throw redirect('/login?to=/resume/my', 303)
}

/**
 * Saves the posted form as a draft that the next login offers to import.
 * No form can show errors there, so invalid fields are left out.
 * @returns undefined when the form has no resume content
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
