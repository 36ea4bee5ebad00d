import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { endListedLink } from '#app/features/download/download-links.server'
import { DownloadLinksPage } from '#app/features/download/download-links-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['download'], page: { isPrefetchable: true } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The live links to files of the user. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('download:links.title'))
  return { title, links: await api.call('listDownloadLinks', {}) }
}

/** Ends one of them. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const id = (await request.formData()).get('id')
  if (typeof id !== 'string' || id === '') throw new Response(null, { status: 400 })
  await endListedLink(context.api, id)
  context.session.flash.set(i18nFor(context.session.language).t('download:links.ended'))
  return redirect('/user/links', 303)
}

export default function Links() {
  return <DownloadLinksPage links={useLoaderData<typeof loader>().links} />
}
