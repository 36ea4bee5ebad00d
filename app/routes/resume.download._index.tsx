import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DeviceDownload } from '#app/features/download/device-download'
import { DownloadPage } from '#app/features/download/download-page'
import { describeDownload, findSource } from '#app/features/download/download.server'
import { handOver } from '#app/features/download/handoff.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteHeader } from '#app/shell/site-header'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const { t } = i18nFor(visit.language)
  const title = `${t('download.title')} · ${t('frame.siteName')}`
  const query = new URL(args.request.url).searchParams
  const source = await findSource(upstream, visit.drafts, query)
  const shared = { title, draftId: source.draftId, inWeixin: visit.inWeixin, of: source.of }
  if (!source.resume) {
    // Somebody's resume is on no device: it is there or it is not.
    if (source.of.startsWith('resume=')) throw new Response(null, { status: 404 })
    return { ...shared, view: undefined }
  }
  if (visit.inWeixin) throw redirect(await handOver(upstream, source.resume))
  return { ...shared, view: await describeDownload(args.context, source.resume) }
}

export default function Download() {
  const { draftId, of, view, inWeixin } = useLoaderData<typeof loader>()
  const editHref =
    draftId === undefined ? `/resume/edit/${of.slice('resume='.length)}` : `/resume/edit/offline?${of}`
  return (
    <>
      <SiteHeader />
      {view ? (
        <DownloadPage
          view={view}
          editHref={editHref}
          fileHref={(kind) => `/resume/download/file/${kind}?${of}`}
          pageSrc={(page) => `/sheets/pages/${page}?${of}&v=${view.pages[page - 1]?.hash}`}
        />
      ) : (
        <DeviceDownload id={draftId ?? ''} inWeixin={inWeixin} />
      )}
    </>
  )
}
