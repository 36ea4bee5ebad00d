import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { markVersion, restoreVersion } from '#app/features/versions/change-versions.server'
import { loadVersions } from '#app/features/versions/versions.server'
import { VersionsPage, type MarkDone } from '#app/features/versions/versions-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['versions', 'fields', 'download'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

const marksDone = ['named', 'unnamed', 'pinned', 'unpinned'] as const satisfies MarkDone[]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const query = new URL(request.url).searchParams
  const revisionIn = (name: string) => (query.get(name) ? Number(query.get(name)) : undefined)
  const versionQuery = { look: revisionIn('look'), with: revisionIn('with') }
  const loaded = await loadVersions(context, params.resumeId ?? '', versionQuery)
  if (!loaded) throw new Response(null, { status: 404 })
  return {
    loaded,
    isNaming: query.has('name'),
    done: marksDone.find((one) => one === query.get('done')),
    title: pageTitle(context.session.language, (t) => t('versions:title'), loaded.title),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const id = args.params.resumeId ?? ''
  const { api } = args.context
  const form = await args.request.formData()
  const version = { id, revision: Number(form.get('revision')) }
  if (form.has('name') || form.has('pin')) {
    const marked = await markVersion(api, version, form)
    const done = marksDone.find((one) => one === marked)
    if (!done) return data({ trouble: marked as Exclude<typeof marked, MarkDone> }, { status: 409 })
    const look = new URL(args.request.url).searchParams.get('look')
    throw redirect(`/resume/versions/${id}?${new URLSearchParams({ ...(look && { look }), done })}`, 303)
  }
  const expectedRevision = Number(form.get('from'))
  const isTextOnly = form.get('what') === 'text'
  const restored = await restoreVersion(api, { ...version, expectedRevision, isTextOnly })
  if (restored === 'restored') throw redirect(`/resume/edit/${id}?saved`, 303)
  return data({ trouble: restored }, { status: 409 })
}

export default function Versions() {
  const { loaded, isNaming, done } = useLoaderData<typeof loader>()
  const trouble = useActionData<typeof action>()?.trouble
  return (
    <VersionsPage loaded={loaded} isNaming={isNaming} done={trouble ? undefined : done} trouble={trouble} />
  )
}
