import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/features/editor/check-page'
import { actOnKept, checked } from '#app/features/editor/check-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { readStored } from '#app/preview/stored-pages.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { context, params } = args
  const stored = await readStored(context.upstream, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  const { t } = i18nFor(context.visit.language)
  return {
    checked: await checked(context, stored.resume, Date.now()),
    name: stored.title,
    revision: stored.revision,
    editHref: `/resume/edit/${stored.id}`,
    title: `${t('checkUp.title')}：${stored.title} · ${t('frame.siteName')}`,
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { upstream } = args.context
  const stored = await readStored(upstream, args.params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  const { id, revision } = stored
  const acted = await actOnKept(await args.request.formData(), args.context, stored, (resume) =>
    upstream.call('saveStoredResume', { id, revision, resume }),
  )
  if (acted === 'done') throw redirect(`/resume/check/${id}`, 303)
  return data({ trouble: acted }, { status: 409 })
}

export default function CheckStored() {
  const { name, ...loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <CheckPage {...loaded} title={name} trouble={useActionData<typeof action>()?.trouble} />
    </>
  )
}
