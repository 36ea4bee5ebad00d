import type { LoaderFunctionArgs } from '@remix-run/node'
import { OfflinePage } from '#app/features/offline/offline-page'
import { i18nFor } from '#app/i18n/i18n.server'

export const handle = { i18n: ['offline', 'create'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Devices cache it for everyone: it contains nothing about the user. */
export function loader({ context: { session } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  return { title: `${t('offline:title')} · ${t('layout:siteName')}` }
}

export default function Offline() {
  return <OfflinePage />
}
