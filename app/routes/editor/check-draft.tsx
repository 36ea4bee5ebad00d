import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/features/editor/check/check-page'
import { applyCheckActionToStored, runFullCheck } from '#app/features/editor/check/check-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireDraft } from './require-draft.server'

export const handle = { i18n: ['check-up'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The check-up of a server draft, for the holder of its cookie. */
export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const { context } = args
  const { t } = i18nFor(context.session.language)
  return {
    fullCheck: await runFullCheck(context, draft.resume, Date.now()),
    name: draft.resume.basics.name || t('editor:title'),
    revision: draft.revision,
    editHref: `/resume/edit/offline?draft=${draft.id}`,
    downloadHref: `/resume/download?draft=${draft.id}`,
    title: `${t('check-up:title')} · ${t('layout:siteName')}`,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { key, draft } = await requireDraft(args)
  const { request, context } = args
  const outcome = await applyCheckActionToStored(await request.formData(), context, draft, (resume) =>
    context.api.call('saveDraft', { ...key, revision: draft.revision, resume }),
  )
  if (outcome === 'done') throw redirect(`/drafts/${draft.id}/check`, 303)
  return data({ failure: outcome }, { status: 409 })
}

export default function CheckDraft() {
  const { name, ...loaded } = useLoaderData<typeof loader>()
  return <CheckPage {...loaded} title={name} failure={useActionData<typeof action>()?.failure} />
}
