import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/features/editor/check/check-page'
import { applyCheckActionToStored, runFullCheck } from '#app/features/editor/check/check-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import { MinimalHeader } from '#app/layouts/minimal-header'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['check-up'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { context, params } = args
  const stored = await readStoredResume(context.api, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  const { t } = i18nFor(context.session.language)
  return {
    fullCheck: await runFullCheck(context, stored.resume, Date.now()),
    name: stored.title,
    revision: stored.revision,
    editHref: `/resume/edit/${stored.id}`,
    title: `${t('check-up:title')}：${stored.title} · ${t('layout:siteName')}`,
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { api } = args.context
  const stored = await readStoredResume(api, args.params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
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
  return (
    <>
      <MinimalHeader />
      <CheckPage {...loaded} title={name} failure={useActionData<typeof action>()?.failure} />
    </>
  )
}
