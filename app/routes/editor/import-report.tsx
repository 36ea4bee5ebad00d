import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orGone } from '#app/features/download/download.server'
import { readReportQuery, reportOf } from '#app/features/import-export/import-report'
import { ReportPage } from '#app/features/import-export/report-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { roomTexts } from '#app/i18n/room-texts.server'
import { useRoomTexts } from '#app/i18n/use-room-texts'
import { readStored } from '#app/preview/stored-pages.server'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

/** What was read, of the resume that came of it; whoever has neither is shown the form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream, who } = context
  const { t } = i18nFor(visit.language)
  const query = new URL(request.url).searchParams
  const own = query.get('resume')
  const key = visit.drafts.find(query.get('draft') ?? '')
  const isUser = (await who()).state === 'user'
  const found =
    own !== null
      ? isUser && (await readStored(upstream, own))
      : key && (await orGone(upstream.call('readDraft', key)))
  if (!found) throw redirect('/resume/create/import')
  return {
    texts: roomTexts(visit.language, 'exchange'),
    title: `${t('exchange.report.title')} · ${t('frame.siteName')}`,
    report: reportOf(found.resume),
    editHref: own !== null ? `/resume/edit/${found.id}` : `/resume/edit/offline?draft=${found.id}`,
    ...readReportQuery(query),
  }
}

export default function Imported() {
  const { title: _, texts, ...loaded } = useLoaderData<typeof loader>()
  useRoomTexts(texts)
  return (
    <>
      <QuietBar />
      <ReportPage {...loaded} />
    </>
  )
}
