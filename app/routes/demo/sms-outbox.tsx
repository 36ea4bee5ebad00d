import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OutboxPage } from '#app/features/sms-outbox/outbox-page'
import { loadOutbox } from '#app/features/sms-outbox/outbox.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

/** There in a demo alone. */
export async function loader({ context: { visit, upstream, demo } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const messages = demo && (await loadOutbox(upstream))
  if (!messages) throw new Response(null, { status: 404 })
  return { title: `${t('outbox.title')} · ${t('frame.siteName')}`, messages }
}

export default function Outbox() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <OutboxPage messages={messages} />
    </>
  )
}
