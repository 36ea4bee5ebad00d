import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orGone } from '#app/features/download/download.server'
import { ManagePage } from '#app/features/share/manage-page'
import { runShareIntent } from '#app/features/share/manage.server'
import { previewShared } from '#app/features/share/preview.server'
import { formOfShare } from '#app/features/share/share-form'
import { i18nFor } from '#app/i18n/i18n.server'
import { roomTexts } from '#app/i18n/room-texts.server'
import { useRoomTexts } from '#app/i18n/use-room-texts'
import { settings } from '#app/settings.server'
import { readStored } from '#app/preview/stored-pages.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const { t } = i18nFor(context.visit.language)
  const stored = await readStored(context.upstream, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  const { id, title } = stored
  const share = await context.upstream.call('readShare', { id })
  return {
    texts: roomTexts(context.visit.language, 'share'),
    title: `${t('share.title')} · ${t('frame.siteName')}`,
    resume: { id, title },
    share,
    address: `${settings.publicOrigin}/s/${share?.token ?? ''}`,
    preview: await previewShared(context, id, formOfShare(share).hidden),
    now: Date.now(),
    saved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const id = params.resumeId ?? ''
  const ran = await orGone(runShareIntent(context.upstream, id, await request.formData()))
  if (!ran) throw new Response(null, { status: 404 })
  if ('typed' in ran) {
    const preview = await previewShared(context, id, ran.typed.hidden)
    return data({ ...ran, preview }, { status: ran.refused ? 422 : 200 })
  }
  return redirect(`/resume/share/${id}${ran.share ? '?saved' : ''}`, 303)
}

export default function ManageShare() {
  const posted = useActionData<typeof action>()
  const { title: _, texts, ...loaded } = useLoaderData<typeof loader>()
  useRoomTexts(texts)
  return (
    <>
      <QuietBar />
      <ManagePage {...loaded} preview={posted ? posted.preview : loaded.preview} posted={posted} />
    </>
  )
}
