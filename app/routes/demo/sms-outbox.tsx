import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SmsOutboxPage } from '#app/features/sms-outbox/sms-outbox-page'
import { loadSmsOutbox } from '#app/features/sms-outbox/sms-outbox.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { MinimalHeader } from '#app/layouts/minimal-header'

export const handle = { i18n: ['sms-outbox'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Exists only in a demo. */
export async function loader({ context: { session, api, demo } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const messages = demo && (await loadSmsOutbox(api))
  if (!messages) throw new Response(null, { status: 404 })
  return { title: `${t('sms-outbox:title')} · ${t('layout:siteName')}`, messages }
}

export default function Outbox() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      <SmsOutboxPage messages={messages} />
    </>
  )
}
