import type { ActionFunctionArgs } from '@remix-run/node'
import type { LoginAnswer } from '#app/features/login/login-answer'
import { answerLogin } from '#app/features/login/login.server'
import { policyVersion } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { enter } from '#app/session/entering.server'
import { safePath } from '#contract/safe-path'

export type Pressed = { go: string } | (LoginAnswer & { to: string })

/** One answer for scripts and for plain forms: logs in, binds, sends a code, or says what is wrong. */
export async function press({ request, context }: ActionFunctionArgs): Promise<Pressed> {
  const { visit, upstream } = context
  const form = await request.formData()
  const to = safePath(form.get('to'))
  const mode = form.get('mode') === 'bind' ? 'bind' : 'login'
  const { state } = await context.who()
  // The form is older than what happened since, in another tab perhaps.
  if (mode === 'login' && state === 'user') return { go: to }
  if (mode === 'bind' && state === 'guest') return { go: `/login?${new URLSearchParams({ to })}` }
  // The code will belong to this browser.
  visit.knownDevice.remember()
  const answer = await answerLogin({
    form,
    upstream,
    mode,
    invite: visit.invite.codes(),
    policyVersion,
    language: visit.language,
    now: Date.now(),
  })
  if (!('done' in answer)) return { ...answer, to }
  const { token, isNewUser } = answer.done
  if (mode === 'login' && token) {
    const hasDeviceDrafts = Number(form.get('deviceDrafts')) > 0
    return { go: enter(visit, { token, isNewUser }, { to, hasDeviceDrafts }) }
  }
  if (token) visit.auth.remember(token)
  visit.flash.say(i18nFor(visit.language).t('login.boundNow.phone'), 'success', 'login')
  return { go: to }
}

export function statusOf(pressed: Pressed): 200 | 422 {
  if ('go' in pressed) return 200
  return pressed.said?.bad || Object.values(pressed.problems).some(Boolean) ? 422 : 200
}
