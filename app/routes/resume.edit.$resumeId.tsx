import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressAfterStored } from '#app/features/editor/address-after-save.server'
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
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const id = args.params.resumeId ?? ''
  const form = await args.request.formData()
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
  return <StoredEditor key={loaded.stored.id} loaded={loaded} posted={posted} />
}
