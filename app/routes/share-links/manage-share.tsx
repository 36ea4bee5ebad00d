import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { qrSvg } from '#app/components/qr-code/qr-svg.server'
import { undefinedIfNotFound } from '#app/features/download/download.server'
import { ManageSharePage } from '#app/features/share/manage-share-page'
import { runShareAction } from '#app/features/share/manage-share.server'
import { loadSharePreview } from '#app/features/share/share-preview.server'
import { shareUrlOf } from '#app/features/share/share-qr.server'
import { summarizeVisits } from '#app/features/share/summarize-visits'
import { hiddenKinds, shareFormDefaults } from '#app/features/share/share-form'
import { pageTitle } from '#app/i18n/page-title.server'
import { settings } from '#app/settings.server'
import { requireStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['share'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const { id, title } = await requireStoredResume(args)
  const share = await context.api.call('readShare', { id })
  const now = Date.now()
  const shareUrl = share && shareUrlOf(settings.publicOrigin, share.token)
  return {
    title: pageTitle(context.session.language, (t) => t('share:title')),
    resume: { id, title },
    share,
    shareUrl: shareUrl ?? '',
    qr: shareUrl && qrSvg(shareUrl),
    visits: share && summarizeVisits(await context.api.call('readShareVisits', { id }), now),
    preview: await loadSharePreview(context, id, shareFormDefaults(share).hidden),
    now,
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
    <ManageSharePage {...loaded} preview={posted ? posted.preview : loaded.preview} result={posted?.result} />
  )
}
