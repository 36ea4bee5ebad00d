import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { getI18n } from 'react-i18next'
import { LoginPage, LoginUnknown } from '#app/features/login/login-page'
import { answerLogin } from '#app/features/login/login.server'
import { loadLoginView } from '#app/features/login/login-view.server'
import { offlineAnswer } from '#app/features/login/offline-answer'
import { sayBeginTrouble } from '#app/features/login/weixin.server'
import { policyAddresses, policyVersion } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { enter, marked } from '#app/visit/entering.server'
import { safePath } from '#app/visit/safe-path'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream, demo } = context
  const query = new URL(request.url).searchParams
  const who = await context.who()
  const { t } = i18nFor(visit.language)
  const mode = who.state === 'user' ? ('bind' as const) : ('login' as const)
  const title = t(mode === 'login' ? 'login.title' : 'login.bindTitle')
  return {
    mode,
    title: `${title} · ${t('common.siteName')}`,
    unknown: who.state === 'unknown',
    to: safePath(query.get('to')),
    boundPhone: who.state === 'user' ? (who.benefits?.phoneNum ?? '') : '',
    trouble: sayBeginTrouble(query.get('trouble'), visit.language),
    view: await loadLoginView(upstream, { ...visit, demo, policies: policyAddresses(settings) }),
  }
}

/** The one door of logging in and of binding a phone, for scripts and for plain forms. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, upstream } = context
  const form = await request.formData()
  const to = safePath(form.get('to'))
  const mode = form.get('mode') === 'bind' ? 'bind' : 'login'
  const { state } = await context.who()
  if (mode === 'login' && state === 'user') return redirect(to, 303)
  if (mode === 'bind' && state === 'guest') return redirect(`/login?${new URLSearchParams({ to })}`, 303)
  const answer = await answerLogin({
    form,
    upstream,
    mode,
    invite: visit.invite.codes(),
    policyVersion,
    language: visit.language,
    now: Date.now(),
  })
  if (!('done' in answer)) {
    const bad = answer.said?.bad || Object.values(answer.problems).some(Boolean)
    return data({ ...answer, to }, { status: bad ? 422 : 200 })
  }
  const { token, isNewUser } = answer.done
  if (mode === 'bind') {
    if (token) visit.auth.remember(token)
    return redirect(marked(to, 'bound'), 303)
  }
  const hasDeviceDrafts = Number(form.get('deviceDrafts')) > 0
  return redirect(enter(visit, { token: token!, isNewUser }, { to, hasDeviceDrafts }), 303)
}

/** Off the network the form stays as it is, and says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return offlineAnswer(form, getI18n().t)
  }
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
      trouble={trouble}
      posted={posted}
    />
  )
}
