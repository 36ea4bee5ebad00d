import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { SamplePhrasesPage } from '#app/features/editor/sample-phrases/sample-phrases-page'
import {
  loadSamplePhrases,
  handleSamplePhraseForm,
} from '#app/features/editor/sample-phrases/sample-phrases-page.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import { MinimalHeader } from '#app/layouts/minimal-header'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['editor-tools', 'positions'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { api, session } = args.context
  const { id, resume, title } = await storedOf(args)
  const pageData = await loadSamplePhrases(api, resume, new URL(args.request.url).searchParams)
  const editHref = `/resume/edit/${id}`
  if (!pageData) throw redirect(editHref)
  const { t } = i18nFor(session.language)
  return { pageData, editHref, title: `${t('editor:samples.open')}：${title} · ${t('layout:siteName')}` }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { id, revision, resume } = await storedOf(args)
  const outcome = await handleSamplePhraseForm(await args.request.formData(), resume, (changed) =>
    args.context.api.call('saveStoredResume', { id, revision, resume: changed }),
  )
  if ('failure' in outcome) return data(outcome, { status: 409 })
  throw redirect(`/resume/edit/${id}?saved&at=${outcome.entry}#${outcome.entry}`, 303)
}

async function storedOf({ context, params }: LoaderFunctionArgs) {
  const stored = await readStoredResume(context.api, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored
}

export default function SamplesForStored() {
  const { pageData, editHref } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      <SamplePhrasesPage {...{ pageData, editHref }} failure={useActionData<typeof action>()?.failure} />
    </>
  )
}
