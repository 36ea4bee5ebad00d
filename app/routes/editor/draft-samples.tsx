import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readDraft } from '#app/features/editor/editor.server'
import { SamplePage } from '#app/features/editor/sample-page'
import { loadSamples, putSample } from '#app/features/editor/sample-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

/** The samples for an entry of a server-kept draft, for whoever has its cookie. */
export async function loader(args: LoaderFunctionArgs) {
  const { upstream, visit } = args.context
  const { draft } = await draftOf(args)
  const choice = await loadSamples(upstream, draft.resume, new URL(args.request.url).searchParams)
  const editHref = `/resume/edit/offline?draft=${draft.id}`
  if (!choice) throw redirect(editHref)
  const { t } = i18nFor(visit.language)
  return { choice, editHref, title: `${t('editor.samples.open')} · ${t('frame.siteName')}` }
}

export async function action(args: ActionFunctionArgs) {
  const { key, draft } = await draftOf(args)
  const put = await putSample(await args.request.formData(), draft.resume, (resume) =>
    args.context.upstream.call('saveDraft', { ...key, revision: draft.revision, resume }),
  )
  if ('trouble' in put) return data(put, { status: 409 })
  throw redirect(`/resume/edit/offline?draft=${draft.id}&saved&at=${put.entry}#${put.entry}`, 303)
}

async function draftOf({ params, context: { visit, upstream } }: LoaderFunctionArgs) {
  const key = visit.drafts.find(params.id ?? '')
  const draft = key && (await readDraft(upstream, key))
  if (!draft) throw new Response(null, { status: 404 })
  return { key, draft }
}

export default function SamplesForDraft() {
  const { choice, editHref } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <SamplePage {...{ choice, editHref }} trouble={useActionData<typeof action>()?.trouble} />
    </>
  )
}
