import type { LoaderFunctionArgs } from '@remix-run/node'
import { demoMeta } from '#app/features/demo/demo-meta'
import { ErrorsPage } from '#app/features/demo/errors-page'

export const meta = demoMeta('error-defense')

const shown = [404, 403, 500, 418]

/** `?status=` goes wrong with it: that is how the error page is looked at. */
export function loader({ request }: LoaderFunctionArgs) {
  const status = Number(new URL(request.url).searchParams.get('status'))
  if (shown.includes(status)) throw new Response(null, { status })
  return null
}

export default function Demo() {
  return <ErrorsPage />
}
