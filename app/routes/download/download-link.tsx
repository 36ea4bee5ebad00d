import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { describeDownload, undefinedIfNotFound } from '#app/features/download/download.server'
import { DownloadLinkExpiredPage, DownloadLinkPage } from '#app/features/download/download-link-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { settings } from '#app/settings.server'

export const handle = { i18n: ['download'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Only for the holder of the link. */
const hidden = { 'Cache-Control': 'private, no-store' }
export const headers = () => hidden

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, api } = context
  const token = params.token ?? ''
  const title = pageTitle(session.language, (t) => t('download:handoff.title'))
  const downloadLink = await undefinedIfNotFound(api.call('readDownloadLink', { token }))
  const shared = {
    title,
    token,
    inWeixin: session.inWeixin,
    url: `${settings.publicOrigin}/handoff/${token}`,
  }
  if (!downloadLink)
    return data({ ...shared, isUsed: true, view: undefined }, { status: 404, headers: hidden })
  const view = await describeDownload(context, downloadLink.resume)
  return data({ ...shared, isUsed: downloadLink.usedAt !== null, view }, { headers: hidden })
}

export default function Link() {
  const { view, ...link } = useLoaderData<typeof loader>()
  return <>{view ? <DownloadLinkPage {...link} view={view} /> : <DownloadLinkExpiredPage />}</>
}
