import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LoginForm } from '#app/features/login/login-form'
import { loadLoginView } from '#app/features/login/login-view.server'
import { policyUrls } from '#app/features/policies/policies.server'
import { ProfilePage } from '#app/features/profile/profile-page'
import { sectionOf, runProfileAction, doneMessage } from '#app/features/profile/profile-actions.server'
import { loadProfile } from '#app/features/profile/profile.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { settings } from '#app/settings.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['profile', 'login', 'field-errors'],
  page: { access: 'login', isPrefetchable: true },
} satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { session, api, demo } = args.context
  const query = new URL(args.request.url).searchParams
  return {
    title: pageTitle(session.language, (t) => t('profile:title')),
    hasExportFailed: query.get('failed') === 'export',
    login: await loadLoginView(api, {
      ...session,
      origin: settings.publicOrigin,
      demo,
      policies: policyUrls(settings),
      inviteCode: '',
    }),
    view: await loadProfile(api, benefits, session.language),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const outcome = await runProfileAction(api, await args.request.formData(), session.language)
  if (!outcome) throw new Response(null, { status: 400 })
  if ('result' in outcome) return data(outcome.result, { status: outcome.status })
  const message = doneMessage(outcome.done, session.language)
  if (message) session.flash.set(message)
  if (outcome.done === 'endAllSessions') {
    session.auth.forget()
    throw redirect('/', 303)
  }
  throw redirect(`/user#${sectionOf(outcome.done)}`, 303)
}

export default function User() {
  const { login, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <ProfilePage
      {...loaded}
      phoneForm={<LoginForm mode="bind" view={login} to="/user" />}
      weixinWay={login.weixin}
      inWeixin={login.inWeixin}
      result={posted}
    />
  )
}
