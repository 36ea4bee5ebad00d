import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { SamplePage } from '#app/features/editor/sample-page'
import { loadSamples, putSample } from '#app/features/editor/sample-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { readStored } from '#app/preview/stored-pages.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { upstream, visit } = args.context
  const { id, resume, title } = await storedOf(args)
  const choice = await loadSamples(upstream, resume, new URL(args.request.url).searchParams)
  const editHref = `/resume/edit/${id}`
  if (!choice) throw redirect(editHref)
  const { t } = i18nFor(visit.language)
  return { choice, editHref, title: `${t('editor.samples.open')}：${title} · ${t('frame.siteName')}` }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { id, revision, resume } = await storedOf(args)
  const put = await putSample(await args.request.formData(), resume, (changed) =>
    args.context.upstream.call('saveStoredResume', { id, revision, resume: changed }),
  )
  if ('trouble' in put) return data(put, { status: 409 })
  throw redirect(`/resume/edit/${id}?saved&at=${put.entry}#${put.entry}`, 303)
}

async function storedOf({ context, params }: LoaderFunctionArgs) {
  const stored = await readStored(context.upstream, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored
}

export default function SamplesForStored() {
  const { choice, editHref } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <SamplePage {...{ choice, editHref }} trouble={useActionData<typeof action>()?.trouble} />
    </>
  )
}
