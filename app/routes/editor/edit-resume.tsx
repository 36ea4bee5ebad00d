import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressAfterStored } from '#app/features/editor/address-after-save.server'
import { FetchFile } from '#app/features/editor/fetch-file'
import { keepForLogin } from '#app/features/editor/keep-for-login.server'
import { keepPostedStored } from '#app/features/editor/keep-posted.server'
import { paneOf } from '#app/features/editor/pane-of'
import { saveForm } from '#app/features/editor/save-form.server'
import { loadStored } from '#app/features/editor/stored.server'
import { StoredEditor } from '#app/features/editor/stored-editor'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream, typesetter } = args.context
  const id = args.params.resumeId ?? ''
  const loaded = await loadStored(upstream, typesetter, id)
  if (!loaded) throw new Response(null, { status: 404 })
  if (loaded.stored.deletedAt !== null) throw redirect('/resume/my?binned#bin')
  const query = new URL(args.request.url).searchParams
  const { t } = i18nFor(visit.language)
  return {
    ...loaded,
    title: `${loaded.stored.title} · ${t('frame.siteName')}`,
    focus: query.get('at') ?? '',
    pane: paneOf(query),
    saved: query.has('saved'),
    file: query.has('export') ? `/resume/export/${id}` : undefined,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { visit, upstream, who } = args.context
  const form = await args.request.formData()
  if ((await who()).state === 'guest') await keepForLogin(args.context, form)
  await requireUser(args)
  const id = args.params.resumeId ?? ''
  const templates = await upstream.call('listTemplates', {})
  const keep = keepPostedStored(upstream, id, form.get('intent') === 'copy')
  const result = await saveForm({ form, upstream, templates, keep })
  if (!result.saved) return data(result, { status: result.conflict ? 409 : 422 })
  if (result.created) visit.drafts.remember(result.created)
  if (result.to === 'draft') throw redirect(`/resume/edit/offline?draft=${result.id}&saved`, 303)
  throw redirect(addressAfterStored(form, result), 303)
}

export default function EditStored() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      {posted ? null : <FetchFile from={loaded.file} />}
      <StoredEditor key={loaded.stored.id} loaded={loaded} posted={posted} />
    </>
  )
}
