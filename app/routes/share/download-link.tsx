import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { describeDownload, orGone } from '#app/features/download/download.server'
import { LinkGone, LinkPage } from '#app/features/download/link-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

/** For the one who has the link alone. */
const hidden = { 'Cache-Control': 'private, no-store' }
export const headers = () => hidden

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { visit, upstream } = context
  const { t } = i18nFor(visit.language)
  const token = params.token ?? ''
  const title = `${t('download.handoff.title')} · ${t('frame.siteName')}`
  const handoff = await orGone(upstream.call('readHandoff', { token }))
  const shared = {
    title,
    token,
    inWeixin: visit.inWeixin,
    address: `${settings.publicOrigin}/handoff/${token}`,
  }
  if (!handoff) return data({ ...shared, used: true, view: undefined }, { status: 404, headers: hidden })
  const view = await describeDownload(context, handoff.resume)
  return data({ ...shared, used: handoff.usedAt !== null, view }, { headers: hidden })
}

export default function Link() {
  const { view, ...link } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      {view ? <LinkPage {...link} view={view} /> : <LinkGone />}
    </>
  )
}
