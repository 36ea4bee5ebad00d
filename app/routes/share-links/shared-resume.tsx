import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ShareLinkClosed, SharePasswordPage } from '#app/features/share/share-password-page'
import { buildSharedView, openShareLink, verifySharePassword } from '#app/features/share/share.server'
import { SharedPage } from '#app/features/share/shared-page'
import { visitOf } from '#app/features/share/visit-of-request.server'
import { i18nFor } from '#app/i18n/i18n.server'

export const handle = { i18n: ['share'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Only for the holder of the link. */
const hidden = { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' }
export const headers = () => hidden

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { session, api } = context
  const { t } = i18nFor(session.language)
  const token = params.token ?? ''
  const site = t('layout:siteName')
  const shared = await openShareLink(api, session.shares, token, visitOf(request))
  if (!shared)
    return data(
      { state: 'gone' as const, title: `${t('share:gone')} · ${site}` },
      { status: 404, headers: hidden },
    )
  if (shared.state === 'locked')
    return data({ state: 'locked' as const, title: `${t('share:locked')} · ${site}` }, { headers: hidden })
  const view = await buildSharedView(context, shared)
  const title = [view.model.name, view.model.headline].filter(Boolean).join(' - ') || t('share:untitled')
  return data(
    {
      state: 'open' as const,
      title: `${title} · ${site}`,
      token,
      view,
      inWeixin: session.inWeixin,
      isPdfBusy: new URL(request.url).searchParams.has('busy'),
    },
    { headers: hidden },
  )
}

/** Verifies the password. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const token = params.token ?? ''
  const unlocked = await verifySharePassword(context.api, token, await request.formData())
  if (unlocked && 'result' in unlocked) return data(unlocked.result, { status: unlocked.status })
  if (unlocked) context.session.shares.remember(token, unlocked.pass)
  return redirect(`/s/${token}`, 303)
}

export default function Shared() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  if (loaded.state === 'open') return <SharedPage {...loaded} />
  return loaded.state === 'locked' ? <SharePasswordPage result={posted} /> : <ShareLinkClosed />
}
