import type { LoaderFunctionArgs } from '@remix-run/node'
import { unregisteringWorkerScript, serviceWorkerScript } from '#app/features/offline/service-worker.server'
import { settings } from '#app/settings.server'

/** The service worker. Its language is in its URL: each language is another worker. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'zh'
  const version = import.meta.env.VITE_BUILD_ID ?? 'unbuilt'
  const source = settings.isServiceWorkerEnabled
    ? serviceWorkerScript(version, language)
    : unregisteringWorkerScript
  return new Response(source, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
