import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { describeDownload, undefinedIfNotFound } from '#app/features/download/download.server'
import { DownloadLinkExpiredPage, DownloadLinkPage } from '#app/features/download/download-link-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'
import { settings } from '#app/settings.server'

export const handle = { i18n: ['download'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Only for the holder of the link. */
const hidden = { 'Cache-Control': 'private, no-store' }
export const headers = () => hidden

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, api } = context
  const token = params.token ?? ''
  const title = pageTitle(session.language, (t) => t('download:link.title'))
  const link = await undefinedIfNotFound(api.call('readDownloadLink', { token }))
  if (!link) return data({ title, page: undefined }, { status: 404, headers: hidden })
  const { resume, expiresAt, isOwn } = link
  const view = await describeDownload(context, resume)
  const page = {
    token,
    pages: view.pages,
    isBusy: view.isBusy,
    fileName: link.fileName ?? view.fileName,
    expiresAt,
    isOwn,
    inWeixin: session.inWeixin,
    url: `${settings.publicOrigin}/handoff/${token}`,
  }
  return data({ title, page }, { headers: hidden })
}

/** Ends the link. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { params, context } = args
  const token = params.token ?? ''
  await undefinedIfNotFound(context.api.call('endDownloadLink', { token }))
  return redirect(`/handoff/${token}`, 303)
}

export default function Link() {
  const { page } = useLoaderData<typeof loader>()
  return <>{page ? <DownloadLinkPage {...page} /> : <DownloadLinkExpiredPage />}</>
}
