import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { HelpPage } from '#app/features/help/help-page'
import { sendFeedback } from '#app/features/help/send-feedback.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { TradeNo } from '#contract/billing/order'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['help'],
  page: { isPublic: true, cachedFor: 'everybody' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const params = new URL(request.url).searchParams
  return {
    title: `${t('help:title')} · ${t('layout:siteName')}`,
    description: t('help:description'),
    support: settings.support,
    sent: params.has('sent'),
    refundOrder: TradeNo.safeParse(params.get('order')).data,
  }
}

/** Sends a feedback message. */
export async function action({ request, context: { session, api } }: ActionFunctionArgs) {
  const outcome = await sendFeedback(api, await request.formData(), session.language)
  if ('sent' in outcome) return redirect('/help?sent=1#feedback', 303)
  return data(outcome.result, { status: outcome.status })
}

export default function Help() {
  const { support, sent, refundOrder } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <HelpPage support={support} result={posted} isSent={sent} refundOrder={refundOrder} />
}
