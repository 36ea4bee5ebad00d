import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { quoteOf } from '#app/features/download/charged-file.server'
import { DeviceDownload } from '#app/features/download/device-download'
import { editPathOf } from '#app/features/download/edit-path'
import { DownloadPage } from '#app/features/download/download-page'
import { describeOrEdit, findSource } from '#app/features/download/download.server'
import { loadUpgrade } from '#app/features/pricing/upgrade.server'
import { UpgradeModal } from '#app/features/pricing/upgrade-modal'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { visit, upstream, log } = args.context
  const { t } = i18nFor(visit.language)
  const query = new URL(args.request.url).searchParams
  const source = await findSource(upstream, visit.drafts, query)
  const { of, draftId, resume } = source
  // Somebody's resume is on no device: it is there or it is not.
  if (!resume && draftId === undefined) throw new Response(null, { status: 404 })
  const [view, charge, upgrade] = await Promise.all([
    resume && describeOrEdit(args.context, resume, source),
    quoteOf(upstream, source),
    loadUpgrade({ upstream, log, query, benefits, usual: 'downloads' }),
  ])
  return {
    title: `${t('download.title')} · ${t('frame.siteName')}`,
    of,
    draftId,
    inWeixin: visit.inWeixin,
    busy: query.has('busy'),
    charge,
    view,
    upgrade,
  }
}

export default function Download() {
  const { draftId, of, view, upgrade, ...state } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      {view ? (
        <DownloadPage
          {...state}
          view={view}
          of={of}
          editHref={editPathOf({ of, draftId })}
          pageSrc={(page) => `/sheets/pages/${page}?${of}&v=${view.pages[page - 1]?.hash}`}
        />
      ) : (
        <DeviceDownload {...state} id={draftId ?? ''} />
      )}
      {upgrade ? <UpgradeModal {...upgrade} closeTo={`/resume/download?${of}`} /> : null}
    </>
  )
}
