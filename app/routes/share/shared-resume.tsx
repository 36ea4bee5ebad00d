import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LinkClosed, LockedPage } from '#app/features/share/locked-page'
import { describeShared, isLook, openLink, unlock } from '#app/features/share/share.server'
import { SharedPage } from '#app/features/share/shared-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { roomTexts } from '#app/i18n/room-texts.server'
import { useRoomTexts } from '#app/i18n/use-room-texts'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

/** For the one who has the link alone. */
const hidden = { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' }
export const headers = () => hidden

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { visit, upstream } = context
  const { t } = i18nFor(visit.language)
  const token = params.token ?? ''
  const site = t('frame.siteName')
  const texts = roomTexts(visit.language, 'share')
  const shared = await openLink(upstream, visit.shares, token, isLook(request))
  if (!shared)
    return data(
      { texts, state: 'gone' as const, title: `${t('share.gone')} · ${site}` },
      { status: 404, headers: hidden },
    )
  if (shared.state === 'locked')
    return data(
      { texts, state: 'locked' as const, title: `${t('share.locked')} · ${site}` },
      { headers: hidden },
    )
  const view = await describeShared(context, shared)
  const title = [view.model.name, view.model.headline].filter(Boolean).join(' - ') || t('share.untitled')
  return data(
    { texts, state: 'open' as const, title: `${title} · ${site}`, token, view },
    { headers: hidden },
  )
}

/** The password. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const token = params.token ?? ''
  const password = String((await request.formData()).get('password') ?? '')
  const unlocked = await unlock(context.upstream, token, password)
  if (unlocked && 'said' in unlocked) return data(unlocked, { status: 422 })
  if (unlocked) context.visit.shares.remember(token, unlocked.pass)
  return redirect(`/s/${token}`, 303)
}

export default function Shared() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  useRoomTexts(loaded.texts)
  return (
    <>
      <QuietBar />
      {loaded.state === 'open' ? <SharedPage view={loaded.view} token={loaded.token} /> : null}
      {loaded.state === 'locked' ? <LockedPage said={posted?.said} /> : null}
      {loaded.state === 'gone' ? <LinkClosed /> : null}
    </>
  )
}
