import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readDraft } from '#app/features/editor/load-draft-editor.server'
import { SamplePhrasesPage } from '#app/features/editor/sample-phrases/sample-phrases-page'
import {
  loadSamplePhrases,
  handleSamplePhraseForm,
} from '#app/features/editor/sample-phrases/sample-phrases-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { MinimalHeader } from '#app/layouts/minimal-header'

export const handle = { i18n: ['editor-tools', 'positions'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The samples for an entry of a server draft, for the holder of its cookie. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = args.context
  const { draft } = await draftOf(args)
  const pageData = await loadSamplePhrases(api, draft.resume, new URL(args.request.url).searchParams)
  const editHref = `/resume/edit/offline?draft=${draft.id}`
  if (!pageData) throw redirect(editHref)
  const { t } = i18nFor(session.language)
  return { pageData, editHref, title: `${t('editor:samples.open')} · ${t('layout:siteName')}` }
}

export async function action(args: ActionFunctionArgs) {
  const { key, draft } = await draftOf(args)
  const outcome = await handleSamplePhraseForm(await args.request.formData(), draft.resume, (resume) =>
    args.context.api.call('saveDraft', { ...key, revision: draft.revision, resume }),
  )
  if ('failure' in outcome) return data(outcome, { status: 409 })
  throw redirect(`/resume/edit/offline?draft=${draft.id}&saved&at=${outcome.entry}#${outcome.entry}`, 303)
}

async function draftOf({ params, context: { session, api } }: LoaderFunctionArgs) {
  const key = session.drafts.find(params.id ?? '')
  const draft = key && (await readDraft(api, key))
  if (!draft) throw new Response(null, { status: 404 })
  return { key, draft }
}

export default function SamplesForDraft() {
  const { pageData, editHref } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      <SamplePhrasesPage {...{ pageData, editHref }} failure={useActionData<typeof action>()?.failure} />
    </>
  )
}
