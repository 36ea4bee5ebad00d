import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { undefinedIfNotFound } from '#app/features/download/download.server'
import { ManageSharePage } from '#app/features/share/manage-share-page'
import { runShareAction } from '#app/features/share/manage-share.server'
import { loadSharePreview } from '#app/features/share/share-preview.server'
import { hiddenKinds, shareFormDefaults } from '#app/features/share/share-form'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import { MinimalHeader } from '#app/layouts/minimal-header'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['share'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const { t } = i18nFor(context.session.language)
  const stored = await readStoredResume(context.api, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  const { id, title } = stored
  const share = await context.api.call('readShare', { id })
  return {
    title: `${t('share:title')} · ${t('layout:siteName')}`,
    resume: { id, title },
    share,
    shareUrl: `${settings.publicOrigin}/s/${share?.token ?? ''}`,
    preview: await loadSharePreview(context, id, shareFormDefaults(share).hidden),
    now: Date.now(),
    isSaved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const id = params.resumeId ?? ''
  const ran = await undefinedIfNotFound(
    runShareAction(context.api, id, await request.formData(), context.session.language),
  )
  if (!ran) throw new Response(null, { status: 404 })
  if ('result' in ran) {
    const preview = await loadSharePreview(context, id, hiddenKinds(ran.result.initialValue?.hidden))
    return data({ result: ran.result, preview }, { status: ran.status })
  }
  return redirect(`/resume/share/${id}${ran.share ? '?saved' : ''}`, 303)
}

export default function ManageShare() {
  const posted = useActionData<typeof action>()
  const { title: _, ...loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      <ManageSharePage
        {...loaded}
        preview={posted ? posted.preview : loaded.preview}
        result={posted?.result}
      />
    </>
  )
}
