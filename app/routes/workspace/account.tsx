import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LoginForm } from '#app/features/login/login-form'
import { loadLoginView } from '#app/features/login/login-view.server'
import { policyAddresses } from '#app/features/policies/policies.server'
import { ProfilePage } from '#app/features/profile/profile-page'
import { placeOf, runCommand, sayDone } from '#app/features/profile/profile-command.server'
import { loadProfile } from '#app/features/profile/profile.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { visit, upstream, demo } = args.context
  const { t } = i18nFor(visit.language)
  const query = new URL(args.request.url).searchParams
  return {
    title: `${t('profile.title')} · ${t('frame.siteName')}`,
    exportFailed: query.get('failed') === 'export',
    login: await loadLoginView(upstream, { ...visit, demo, policies: policyAddresses(settings) }),
    view: await loadProfile(upstream, benefits),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const outcome = await runCommand(upstream, await args.request.formData())
  if (!outcome) throw new Response(null, { status: 400 })
  if ('posted' in outcome) return data(outcome.posted, { status: outcome.status })
  const said = sayDone(outcome.done, visit.language)
  if (said) visit.flash.say(said)
  if (outcome.done === 'endAllSessions') {
    visit.auth.forget()
    throw redirect('/', 303)
  }
  throw redirect(`/user#${placeOf(outcome.done)}`, 303)
}

export default function User() {
  const { login, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <ProfilePage
      {...loaded}
      phoneForm={<LoginForm mode="bind" view={login} to="/user" />}
      offersWeixin={login.weixin !== null}
      inWeixin={login.inWeixin}
      posted={posted}
    />
  )
}
