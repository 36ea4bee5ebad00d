import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DeviceDownload } from '#app/features/download/device-download'
import { DownloadPage } from '#app/features/download/download-page'
import { describeDownload, orGone } from '#app/features/download/download.server'
import { handOver } from '#app/features/download/handoff.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteHeader } from '#app/shell/site-header'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream } = context
  const { t } = i18nFor(visit.language)
  const id = new URL(request.url).searchParams.get('draft') ?? visit.drafts.keys()[0]?.id ?? ''
  const title = `${t('download.title')} · ${t('common.siteName')}`
  const key = visit.drafts.find(id)
  const draft = key && (await orGone(upstream.call('readDraft', key)))
  if (!draft) return { title, id, inWeixin: visit.inWeixin, view: undefined }
  if (visit.inWeixin) throw redirect(await handOver(upstream, draft.resume))
  return data({ title, id, inWeixin: false, view: await describeDownload(context, draft.resume) })
}

export default function Download() {
  const { id, view, inWeixin } = useLoaderData<typeof loader>()
  return (
    <>
      <SiteHeader />
      {view ? (
        <DownloadPage
          view={view}
          editHref={`/resume/edit/offline?draft=${id}`}
          fileHref={(kind) => `/resume/download/file/${kind}?draft=${id}`}
          pageSrc={(page) => `/sheets/pages/${page}?draft=${id}&v=${view.pages[page - 1]?.hash}`}
        />
      ) : (
        <DeviceDownload id={id} inWeixin={inWeixin} />
      )}
    </>
  )
}
