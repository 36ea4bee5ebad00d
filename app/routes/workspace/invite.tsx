import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InvitePage } from '#app/features/invite/invite-page'
import { chooseInviterName, loadInvite } from '#app/features/invite/invite.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { settings } from '#app/settings.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['invite', 'login'], page: { isPrefetchable: true } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('invite:title'))
  return { title, view: await loadInvite(api, settings.publicOrigin), inWeixin: session.inWeixin }
}

/** Stores how invited friends read the user's name. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  if (!(await chooseInviterName(context.api, await request.formData())))
    throw new Response(null, { status: 400 })
  return redirect('/user/invite', 303)
}

export default function Invite() {
  const { view, inWeixin } = useLoaderData<typeof loader>()
  return <InvitePage view={view} inWeixin={inWeixin} />
}
