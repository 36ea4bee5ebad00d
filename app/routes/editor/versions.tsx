import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadVersions, restoreVersion } from '#app/features/versions/versions.server'
import { VersionsPage } from '#app/features/versions/versions-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['versions', 'download'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const look = new URL(request.url).searchParams.get('look')
  const loaded = await loadVersions(context, params.resumeId ?? '', look === null ? undefined : Number(look))
  if (!loaded) throw new Response(null, { status: 404 })
  return {
    loaded,
    title: pageTitle(context.session.language, (t) => `${t('versions:title')}：${loaded.title}`),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const id = args.params.resumeId ?? ''
  const form = await args.request.formData()
  const input = { id, revision: Number(form.get('revision')), expectedRevision: Number(form.get('from')) }
  const restored = await restoreVersion(args.context.api, input)
  if (restored === 'restored') throw redirect(`/resume/edit/${id}?saved`, 303)
  return data({ trouble: restored }, { status: 409 })
}

export default function Versions() {
  const { loaded } = useLoaderData<typeof loader>()
  return <VersionsPage loaded={loaded} failure={useActionData<typeof action>()?.trouble} />
}
