import type { LoaderFunctionArgs } from '@remix-run/node'
import { OfflinePage } from '#app/features/offline/offline-page'
import { pageTitle } from '#app/i18n/page-title.server'

export const handle = { i18n: ['offline', 'create'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Devices cache it for everyone: it contains nothing about the user. */
export function loader({ context: { session } }: LoaderFunctionArgs) {
  return { title: pageTitle(session.language, (t) => t('offline:title')) }
}

export default OfflinePage
