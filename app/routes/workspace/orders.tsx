import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MembershipPage } from '#app/features/membership/membership-page'
import { cancelOrder, loadMembership } from '#app/features/membership/membership.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['membership', 'pricing'], page: { isPrefetchable: true } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('membership:title'))
  return { title, view: await loadMembership(api, benefits, Date.now, new URL(args.request.url)) }
}

/** Cancels an unpaid order. One that is paid meanwhile is told by the service. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  if (!(await cancelOrder(context.api, await request.formData()))) throw new Response(null, { status: 400 })
  context.session.flash.set(i18nFor(context.session.language).t('membership:cancelled'))
  return redirect('/user/orders', 303)
}

export default function Orders() {
  return <MembershipPage view={useLoaderData<typeof loader>().view} />
}
