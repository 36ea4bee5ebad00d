import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { LoginPage, LoginUnknown } from '#app/features/login/login-page'
import { offlineLoginState } from '#app/features/login/offline-login-state'
import { loadLoginView } from '#app/features/login/login-view.server'
import { oauthStartErrorMessage } from '#app/features/login/weixin/weixin-login.server'
import { policyUrls } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { submitLogin } from './submit-login.server'

export const handle = { i18n: ['login'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api, demo } = context
  const query = new URL(request.url).searchParams
  const currentUser = await context.getCurrentUser()
  const { t } = i18nFor(session.language)
  const mode = currentUser.state === 'user' ? ('bind' as const) : ('login' as const)
  const title = t(mode === 'login' ? 'login:title' : 'login:bindTitle')
  return {
    mode,
    title: `${title} · ${t('layout:siteName')}`,
    unknown: currentUser.state === 'unknown',
    to: safeRedirectPath(query.get('to')),
    boundPhone: currentUser.state === 'user' ? (currentUser.benefits?.phoneNum ?? '') : '',
    trouble: oauthStartErrorMessage(query.get('trouble'), session.language),
    view: await loadLoginView(api, {
      ...session,
      origin: settings.publicOrigin,
      demo,
      policies: policyUrls(settings),
      inviteCode: session.invite.codes().inviterCode,
    }),
  }
}

/** Handles the login form of the login page, the dialog and the profile, with and without scripts. */
export async function action(args: ActionFunctionArgs) {
  const outcome = await submitLogin(args)
  return 'go' in outcome ? redirect(outcome.go, 303) : data(outcome, { status: outcome.error ? 422 : 200 })
}

const responseTimeoutMs = 20_000

/** Offline, the form stays and shows an error: a failed action would replace the whole page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await Promise.race([serverAction<typeof action>(), rejectAfter(responseTimeoutMs)])
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    // After this status no loader runs again, which would fail too.
    return Response.json({ ...offlineLoginState(form), to: form.get('to') }, { status: 503 })
  }
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ms))
}

export default function Login() {
  const { mode, view, to, boundPhone, trouble, unknown } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  if (unknown) return <LoginUnknown retryHref={`/login?${new URLSearchParams({ to })}`} />
  return (
    <LoginPage
      mode={mode}
      view={view}
      to={posted?.to ?? to}
      boundPhone={boundPhone}
      errorMessage={trouble}
      posted={posted}
    />
  )
}
