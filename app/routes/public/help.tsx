import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { HelpPage } from '#app/features/help/help-page'
import { postFeedback } from '#app/features/help/post-feedback.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { roomTexts } from '#app/i18n/room-texts.server'
import { useRoomTexts } from '#app/i18n/use-room-texts'
import { settings } from '#app/settings.server'
import { publicMeta } from '#app/shell/page-meta'
import { QuietBar } from '#app/shell/quiet-bar'
import { SiteFooter } from '#app/shell/site-footer'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  return {
    title: `${t('help.title')} · ${t('frame.siteName')}`,
    description: t('help.description'),
    texts: roomTexts(visit.language, 'help'),
    support: settings.support,
    sent: new URL(request.url).searchParams.has('sent'),
  }
}

/** A message to the service. */
export async function action({ request, context: { visit, upstream } }: ActionFunctionArgs) {
  const outcome = await postFeedback(upstream, await request.formData(), visit.language)
  if ('sent' in outcome) return redirect('/help?sent=1#feedback', 303)
  return data(outcome.refused, { status: outcome.status })
}

export default function Help() {
  const { texts, support, sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  useRoomTexts(texts)
  return (
    <>
      <QuietBar />
      <HelpPage support={support} refused={refused} sent={sent} />
      <SiteFooter />
    </>
  )
}
