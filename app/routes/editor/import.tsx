import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ImportPage } from '#app/features/import-export/import-page'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { remainingQuotaOf } from '#contract/billing/benefits'

export const handle = { i18n: ['import-export', 'create'], page: { access: 'open' } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader({ context: { session, reader, getCurrentUser: who } }: LoaderFunctionArgs) {
  reader.prepare()
  const here = await who()
  const benefits = here.state === 'user' ? here.benefits : null
  return {
    title: pageTitle(session.language, (t) => t('import-export:title')),
    isGuest: here.state === 'guest',
    isFull: benefits !== null && remainingQuotaOf(benefits).resumes === 0,
    submissionId: randomUUID(),
  }
}

export default function Import() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>()
  return <ImportPage {...loaded} />
}
