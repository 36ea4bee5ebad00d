import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SmsOutboxPage } from '#app/features/sms-outbox/sms-outbox-page'
import { loadSmsOutbox } from '#app/features/sms-outbox/sms-outbox.server'
import { pageTitle } from '#app/i18n/page-title.server'

export const handle = { i18n: ['sms-outbox'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Exists only in a demo. */
export async function loader({ context: { session, api, demo } }: LoaderFunctionArgs) {
  const messages = demo && (await loadSmsOutbox(api))
  if (!messages) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, (t) => t('sms-outbox:title')), messages }
}

export default function Outbox() {
  const { messages } = useLoaderData<typeof loader>()
  return <SmsOutboxPage messages={messages} />
}
