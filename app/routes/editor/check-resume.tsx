import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/features/editor/check/check-page'
import { applyCheckActionToStored, runFullCheck } from '#app/features/editor/check/check-page.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['check-up'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { context } = args
  const stored = await requireStoredResume(args)
  return {
    fullCheck: await runFullCheck(context, stored.resume, Date.now()),
    name: stored.title,
    revision: stored.revision,
    editHref: `/resume/edit/${stored.id}`,
    downloadHref: `/resume/download?resume=${stored.id}`,
    title: pageTitle(context.session.language, (t) => t('check-up:title'), stored.title),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { api } = args.context
  const stored = await requireStoredResume(args)
  const { id, revision } = stored
  const outcome = await applyCheckActionToStored(
    await args.request.formData(),
    args.context,
    stored,
    (resume) => api.call('saveStoredResume', { id, revision, resume }),
  )
  if (outcome === 'done') throw redirect(`/resume/check/${id}`, 303)
  return data({ failure: outcome }, { status: 409 })
}

export default function CheckStored() {
  const { name, ...loaded } = useLoaderData<typeof loader>()
  return <CheckPage {...loaded} title={name} failure={useActionData<typeof action>()?.failure} />
}
