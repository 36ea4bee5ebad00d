import { redirect, type AppLoadContext } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { dropInvalidFields } from '#app/preview/drop-invalid-fields'
import { parseResumeForm } from './parse-resume-form.server'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/**
 * Saves a form posted after the session expired as a draft that the next login offers to import. No form can show
 * errors there, so invalid fields are left out. @throws a redirect to the login when the form has resume content
 */
export async function saveDraftBeforeLogin({ session, api }: AppLoadContext, form: FormData): Promise<void> {
  if (!form.has('basics.name')) return
  const { resume, problems } = dropInvalidFields(coerceResume(parseResumeForm(form)))
  if (!resume) return
  const { id, secret } = await api.call('createDraft', { resume })
  session.drafts.remember({ id, secret })
  const { t } = i18nFor(session.language)
  const isWhole = Object.keys(problems).length === 0
  session.flash.set(t(isWhole ? 'create:keptAsDraft' : 'create:keptAsDraftInPart'), 'info')
  throw redirect('/login?to=/resume/my', 303)
}
