import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { SamplePhrasesPage } from '#app/features/editor/sample-phrases/sample-phrases-page'
import {
  loadSamplePhrases,
  handleSamplePhraseForm,
} from '#app/features/editor/sample-phrases/sample-phrases-page.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['editor-tools', 'positions'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { api, session } = args.context
  const { id, resume, title } = await requireStoredResume(args)
  const pageData = await loadSamplePhrases(api, resume, new URL(args.request.url).searchParams)
  const editHref = `/resume/edit/${id}`
  if (!pageData) throw redirect(editHref)
  return {
    pageData,
    editHref,
    title: pageTitle(session.language, (t) => t('editor:samples.open'), title),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { id, revision, resume } = await requireStoredResume(args)
  const outcome = await handleSamplePhraseForm(await args.request.formData(), resume, (changed) =>
    args.context.api.call('saveStoredResume', { id, revision, resume: changed }),
  )
  if ('failure' in outcome) return data(outcome, { status: 409 })
  throw redirect(`/resume/edit/${id}?saved&at=${outcome.entry}#${outcome.entry}`, 303)
}

export default function SamplesForStored() {
  const { pageData, editHref } = useLoaderData<typeof loader>()
  return <SamplePhrasesPage {...{ pageData, editHref }} failure={useActionData<typeof action>()?.failure} />
}
