import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/features/editor/check/check-page'
import { applyCheckActionToStored, runFullCheck } from '#app/features/editor/check/check-page.server'
import { readDraft } from '#app/features/editor/load-draft-editor.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { MinimalHeader } from '#app/layouts/minimal-header'

export const handle = { i18n: ['check-up'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The check-up of a server draft, for the holder of its cookie. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { draft } = await draftOf(params.id, context)
  const { t } = i18nFor(context.session.language)
  return {
    fullCheck: await runFullCheck(context, draft.resume, Date.now()),
    name: draft.resume.basics.name || t('editor:title'),
    revision: draft.revision,
    editHref: `/resume/edit/offline?draft=${draft.id}`,
    title: `${t('check-up:title')} · ${t('layout:siteName')}`,
  }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { key, draft } = await draftOf(params.id, context)
  const outcome = await applyCheckActionToStored(await request.formData(), context, draft, (resume) =>
    context.api.call('saveDraft', { ...key, revision: draft.revision, resume }),
  )
  if (outcome === 'done') throw redirect(`/drafts/${draft.id}/check`, 303)
  return data({ failure: outcome }, { status: 409 })
}

async function draftOf(id: string | undefined, { session, api }: LoaderFunctionArgs['context']) {
  const key = session.drafts.find(id ?? '')
  const draft = key && (await readDraft(api, key))
  if (!draft) throw new Response(null, { status: 404 })
  return { key, draft }
}

export default function CheckDraft() {
  const { name, ...loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      <CheckPage {...loaded} title={name} failure={useActionData<typeof action>()?.failure} />
    </>
  )
}
