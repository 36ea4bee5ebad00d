import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DraftEditor } from '#app/features/editor/draft-editor'
import { urlAfterDraftSave } from '#app/features/editor/form-post/url-after-save.server'
import { loadDraftEditor } from '#app/features/editor/load-draft-editor.server'
import { DownloadOnLoad } from '#app/features/editor/form-post/download-on-load'
import { postedDraftSaver } from '#app/features/editor/form-post/posted-resume-savers.server'
import { readDraftBase } from '#app/features/editor/form-post/merge-posted-form.server'
import { paneFromUrl } from '#app/features/editor/pane-switching/pane-from-url'
import { savePostedForm } from '#app/features/editor/form-post/save-posted-form.server'
import { formattersFor } from '#app/i18n/use-formatters'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['editor', 'fields', 'check-up', 'field-errors'],
  page: { access: 'open' },
} satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api, typesetter } = context
  const query = new URL(request.url).searchParams
  const id = query.get('draft')
  const key = id ? session.drafts.find(id) : session.drafts.keys()[0]
  const loaded = await loadDraftEditor(api, typesetter, key)
  return {
    ...loaded,
    title: pageTitle(session.language, (t) => t('editor:title')),
    draftId: loaded.draft?.id ?? id ?? '',
    focus: query.get('at') ?? '',
    pane: paneFromUrl(query),
    isPhone: session.device !== 'desktop',
    inWeixin: session.inWeixin,
    saved: query.has('saved'),
    file: loaded.draft && query.has('export') ? `/drafts/${loaded.draft.id}/json` : undefined,
    until: loaded.draft ? formattersFor(session.language).formatDate(loaded.draft.expiresAt) : '',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, api } = context
  const form = await request.formData()
  const templates = await api.call('listTemplates', {})
  const key = session.drafts.find(String(form.get('draftId') ?? ''))
  const findBase = (revision: number) => readDraftBase(api, key, revision)
  const result = await savePostedForm({ form, api, templates, save: postedDraftSaver(api, key), findBase })
  if (!result.saved) return data(result, { status: result.conflict ? 409 : 422 })
  if (result.created) session.drafts.remember(result.created)
  const { state } = await context.getCurrentUser()
  throw redirect(urlAfterDraftSave(form, result, state === 'user'), 303)
}

export default function EditOffline() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      {posted ? null : <DownloadOnLoad url={loaded.file} />}
      <DraftEditor key={loaded.draftId} loaded={loaded} posted={posted} />
    </>
  )
}
