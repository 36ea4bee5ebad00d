import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { SamplePhrasesPage } from '#app/features/editor/sample-phrases/sample-phrases-page'
import {
  loadSamplePhrases,
  handleSamplePhraseForm,
} from '#app/features/editor/sample-phrases/sample-phrases-page.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireDraft } from './require-draft.server'

export const handle = { i18n: ['editor-tools', 'positions'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The samples for an entry of a server draft, for the holder of its cookie. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = args.context
  const { draft } = await requireDraft(args)
  const pageData = await loadSamplePhrases(api, draft.resume, new URL(args.request.url).searchParams)
  const editHref = `/resume/edit/offline?draft=${draft.id}`
  if (!pageData) throw redirect(editHref)
  return { pageData, editHref, title: pageTitle(session.language, (t) => t('editor:samples.open')) }
}

export async function action(args: ActionFunctionArgs) {
  const { key, draft } = await requireDraft(args)
  const outcome = await handleSamplePhraseForm(await args.request.formData(), draft.resume, (resume) =>
    args.context.api.call('saveDraft', { ...key, revision: draft.revision, resume }),
  )
  if ('failure' in outcome) return data(outcome, { status: 409 })
  throw redirect(`/resume/edit/offline?draft=${draft.id}&saved&at=${outcome.entry}#${outcome.entry}`, 303)
}

export default function SamplesForDraft() {
  const { pageData, editHref } = useLoaderData<typeof loader>()
  return <SamplePhrasesPage {...{ pageData, editHref }} failure={useActionData<typeof action>()?.failure} />
}
