import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { undefinedIfNotFound } from '#app/features/download/download.server'
import { parseReportQuery, createImportReport } from '#app/features/import-export/import-report'
import { ImportReportPage } from '#app/features/import-export/import-report-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { i18n: ['import-export', 'fields'], page: { access: 'open' } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The import report of a resume or draft; redirects to the form if the user has neither. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api, getCurrentUser: who } = context
  const query = new URL(request.url).searchParams
  const resumeId = query.get('resume')
  const key = session.drafts.find(query.get('draft') ?? '')
  const isUser = (await who()).state === 'user'
  const found =
    resumeId !== null
      ? isUser && (await readStoredResume(api, resumeId))
      : key && (await undefinedIfNotFound(api.call('readDraft', key)))
  if (!found) throw redirect('/resume/create/import')
  return {
    title: pageTitle(session.language, (t) => t('import-export:report.title')),
    report: createImportReport(found.resume),
    editHref: resumeId !== null ? `/resume/edit/${found.id}` : `/resume/edit/offline?draft=${found.id}`,
    ...parseReportQuery(query),
  }
}

export default function Imported() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>()
  return <ImportReportPage {...loaded} />
}
