import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LoginPage, LoginUnknown } from '#app/features/login/login-page'
import { loadLoginView } from '#app/features/login/login-view.server'
import { oauthStartErrorMessage } from '#app/features/login/weixin/weixin-login.server'
import { policyUrls } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { press, statusOf } from './submit-login.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api, demo } = context
  const query = new URL(request.url).searchParams
  const currentUser = await context.getCurrentUser()
  const { t } = i18nFor(session.language)
  const mode = currentUser.state === 'user' ? ('bind' as const) : ('login' as const)
  const title = t(mode === 'login' ? 'login.title' : 'login.bindTitle')
  return {
    mode,
    title: `${title} · ${t('frame.siteName')}`,
    unknown: currentUser.state === 'unknown',
    to: safeRedirectPath(query.get('to')),
    boundPhone: currentUser.state === 'user' ? (currentUser.benefits?.phoneNum ?? '') : '',
    trouble: oauthStartErrorMessage(query.get('trouble'), session.language),
    view: await loadLoginView(api, { ...session, demo, policies: policyUrls(settings) }),
  }
}

/** The plain form: the same answers as scripts get, as pages. */
export async function action(args: ActionFunctionArgs) {
  const pressed = await press(args)
  return 'go' in pressed ? redirect(pressed.go, 303) : data(pressed, { status: statusOf(pressed) })
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
