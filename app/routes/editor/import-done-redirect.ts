import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { page: { access: 'open' } } satisfies PageHandle

/** Addresses of the report that imports used to end with lead to the resume or draft they were about. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [resume, draft] = ['resume', 'draft'].map((name) => encodeURIComponent(query.get(name) ?? ''))
  if (resume) return redirect(`/resume/edit/${resume}`)
  return redirect(draft ? `/resume/edit/offline?draft=${draft}` : '/resume/create/import')
}
