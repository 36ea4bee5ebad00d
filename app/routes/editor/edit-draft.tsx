import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DraftEditor } from '#app/features/editor/draft-editor'
import { addressAfterDraft } from '#app/features/editor/address-after-save.server'
import { loadEditor } from '#app/features/editor/editor.server'
import { FetchFile } from '#app/features/editor/fetch-file'
import { keepPostedDraft } from '#app/features/editor/keep-posted.server'
import { paneOf } from '#app/features/editor/pane-of'
import { saveForm } from '#app/features/editor/save-form.server'
import { formatsFor } from '#app/components/use-formats'
import { i18nFor } from '#app/i18n/i18n.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream, typesetter } = context
  const query = new URL(request.url).searchParams
  const id = query.get('draft')
  const key = id ? visit.drafts.find(id) : visit.drafts.keys()[0]
  const { t } = i18nFor(visit.language)
  const loaded = await loadEditor(upstream, typesetter, key)
  return {
    ...loaded,
    title: `${t('editor.title')} · ${t('frame.siteName')}`,
    draftId: loaded.draft?.id ?? id ?? '',
    focus: query.get('at') ?? '',
    pane: paneOf(query),
    saved: query.has('saved'),
    file: loaded.draft && query.has('export') ? `/drafts/${loaded.draft.id}/json` : undefined,
    until: loaded.draft ? formatsFor(visit.language).day(loaded.draft.expiresAt) : '',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, upstream } = context
  const form = await request.formData()
  const templates = await upstream.call('listTemplates', {})
  const key = visit.drafts.find(String(form.get('draftId') ?? ''))
  const result = await saveForm({ form, upstream, templates, keep: keepPostedDraft(upstream, key) })
  if (!result.saved) return data(result, { status: result.conflict ? 409 : 422 })
  if (result.created) visit.drafts.remember(result.created)
  throw redirect(addressAfterDraft(form, result), 303)
}

export default function EditOffline() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      {posted ? null : <FetchFile from={loaded.file} />}
      <DraftEditor key={loaded.draftId} loaded={loaded} posted={posted} />
    </>
  )
}
