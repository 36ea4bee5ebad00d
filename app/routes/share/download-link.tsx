import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { describeDownload, undefinedIfNotFound } from '#app/features/download/download.server'
import { HandoffExpiredPage, HandoffPage } from '#app/features/download/handoff-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { MinimalHeader } from '#app/layouts/minimal-header'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** For the one who has the link alone. */
const hidden = { 'Cache-Control': 'private, no-store' }
export const headers = () => hidden

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, api } = context
  const { t } = i18nFor(session.language)
  const token = params.token ?? ''
  const title = `${t('download.handoff.title')} · ${t('frame.siteName')}`
  const handoff = await undefinedIfNotFound(api.call('readHandoff', { token }))
  const shared = {
    title,
    token,
    inWeixin: session.inWeixin,
    url: `${settings.publicOrigin}/handoff/${token}`,
  }
  if (!handoff) return data({ ...shared, isUsed: true, view: undefined }, { status: 404, headers: hidden })
  const view = await describeDownload(context, handoff.resume)
  return data({ ...shared, isUsed: handoff.usedAt !== null, view }, { headers: hidden })
}

export default function Link() {
  const { view, ...link } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      {view ? <HandoffPage {...link} view={view} /> : <HandoffExpiredPage />}
    </>
  )
}
