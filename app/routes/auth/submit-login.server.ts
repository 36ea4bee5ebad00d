import type { ActionFunctionArgs } from '@remix-run/node'
import { bringsDraft } from '#app/components/bring-draft'
import type { LoginFormState } from '#app/features/login/login-form-state'
import { handleLoginForm } from '#app/features/login/login.server'
import { policyVersion } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { bringServerDraft } from '#app/features/my-resumes/drafts/bring-server-draft.server'
import { completeLogin, viaClaimDrafts } from '#app/session/login-redirect.server'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

type LoginOutcome = { go: string } | (LoginFormState & { to: string })

/** Logs in, binds, sends a code, or returns the errors. */
export async function submitLogin({ request, context }: ActionFunctionArgs): Promise<LoginOutcome> {
  const { session, api } = context
  const form = await request.formData()
  const to = safeRedirectPath(form.get('to'))
  const mode = form.get('mode') === 'bind' ? 'bind' : 'login'
  const { state } = await context.getCurrentUser()
  // The login state changed after the form was rendered, perhaps in another tab.
  if (mode === 'login' && state === 'user') return { go: bringsDraft(to) ? viaClaimDrafts(to) : to }
  if (mode === 'bind' && state === 'guest') return { go: `/login?${new URLSearchParams({ to })}` }
  // The code is for this browser.
  session.knownDevice.remember()
  const answer = await handleLoginForm({
    form,
    api,
    mode,
    invite: session.invite.codes(),
    policyVersion,
    language: session.language,
    now: Date.now(),
  })
  if (!('done' in answer)) return { ...answer, to }
  const { token, isNewUser } = answer.done
  if (mode === 'login' && token) {
    const hasDeviceDrafts = Number(form.get('deviceDrafts')) > 0
    const target = { to, hasDeviceDrafts: hasDeviceDrafts || bringsDraft(to) }
    const next = completeLogin(session, { token, isNewUser }, target)
    // The device may have a newer text of the draft: then its script brings it.
    return { go: hasDeviceDrafts ? next : await bringServerDraft(context, next) }
  }
  if (token) session.auth.remember(token)
  session.flash.set(i18nFor(session.language).t('login:boundNow.phone'), 'success', 'login')
  return { go: to }
}
