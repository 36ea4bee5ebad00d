import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { ErrorsPage } from '#app/features/component-demos/pages/errors-page'
import { settings } from '#app/settings.server'

export const handle = { i18n: ['demo-feedback'] }

export const meta = demoMeta('error-defense')

const shown = [404, 403, 500, 418]

/** `?status=` fails with that status where DEMO=1, to show the error page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { hasDemoFailures: failsOnRequest } = settings
  const status = Number(new URL(request.url).searchParams.get('status'))
  if (failsOnRequest && shown.includes(status)) throw new Response(null, { status })
  return { canFailOnRequest: failsOnRequest }
}

export default function Demo() {
  return <ErrorsPage {...useLoaderData<typeof loader>()} />
}
