import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlAfterStoredSave } from '#app/features/editor/form-post/url-after-save.server'
import { DownloadOnLoad } from '#app/features/editor/form-post/download-on-load'
import { saveDraftBeforeLogin } from '#app/features/editor/form-post/save-draft-before-login.server'
import { postedStoredResumeSaver } from '#app/features/editor/form-post/posted-resume-savers.server'
import { readBase } from '#app/features/editor/form-post/merge-posted-form.server'
import { paneFromUrl } from '#app/features/editor/pane-switching/pane-from-url'
import { savePostedForm } from '#app/features/editor/form-post/save-posted-form.server'
import { loadStoredResumeEditor } from '#app/features/editor/load-stored-resume-editor.server'
import { StoredResumeEditor } from '#app/features/editor/stored-resume-editor'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['my-resumes', 'editor', 'fields', 'check-up', 'field-errors'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api, typesetter } = args.context
  const id = args.params.resumeId ?? ''
  const loaded = await loadStoredResumeEditor(api, typesetter, id)
  if (!loaded) throw new Response(null, { status: 404 })
  if (loaded.stored.deletedAt !== null) throw redirect('/resume/my?binned#bin')
  const query = new URL(args.request.url).searchParams
  return {
    ...loaded,
    title: pageTitle(session.language, () => loaded.stored.title),
    focus: query.get('at') ?? '',
    pane: paneFromUrl(query),
    isPhone: session.device !== 'desktop',
    inWeixin: session.inWeixin,
    saved: query.has('saved'),
    file: query.has('export') ? `/resume/export/${id}` : undefined,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { session, api, getCurrentUser: who } = args.context
  const form = await args.request.formData()
  if ((await who()).state === 'guest') await saveDraftBeforeLogin(args.context, form)
  await requireUser(args)
  const id = args.params.resumeId ?? ''
  const templates = await api.call('listTemplates', {})
  const save = postedStoredResumeSaver(api, id, form.get('intent') === 'copy')
  const findBase = (revision: number) => readBase(api, id, revision)
  const { language } = session
  const result = await savePostedForm({ form, api, templates, save, findBase, language })
  if (!result.saved) return data(result, { status: result.conflict ? 409 : 422 })
  if (result.created) session.drafts.remember(result.created)
  if (result.to === 'draft') throw redirect(`/resume/edit/offline?draft=${result.id}&saved`, 303)
  throw redirect(urlAfterStoredSave(form, result), 303)
}

export default function EditStored() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      {posted ? null : <DownloadOnLoad url={loaded.file} />}
      <StoredResumeEditor key={loaded.stored.id} loaded={loaded} posted={posted} />
    </>
  )
}
