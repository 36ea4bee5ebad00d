import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { submitStep } from '#app/features/resume-wizard/submit-step.server'
import { WizardPage } from '#app/features/resume-wizard/wizard-page'
import { loadWizard, buildWizardPage, parseStep } from '#app/features/resume-wizard/wizard.server'
import { loadWizardPreview } from '#app/features/resume-wizard/wizard-preview.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['scenarios', 'fields', 'create', 'editor', 'field-errors'],
  page: { access: 'open', isPublic: true, cachedFor: 'guests' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({
  request,
  params,
  context: { session, api, typesetter, log, getCurrentUser: who },
}: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const key = session.drafts.find(query.get('draft') ?? '')
  const wizard = await loadWizard(api, params.scenario ?? '', key, session.language)
  if (!wizard) throw new Response(null, { status: 404 })
  const { name, summary } = wizard.scenario
  const step = parseStep(query.get('step'), wizard.draft)
  return {
    title: pageTitle(session.language, (t) => t('scenarios:pageTitle', { name: name[session.language] })),
    description: summary[session.language],
    page: buildWizardPage(wizard, step),
    preview: await loadWizardPreview({ api, typesetter, log }, wizard, step),
    isUser: (await who()).state === 'user',
    added: query.get('added') ?? undefined,
    removed: query.get('removed') ?? undefined,
  }
}

/** Saves a page of the wizard and redirects to the next: each page has a URL, so that going back works. */
export async function action({
  request,
  params,
  context: { session, api, getCurrentUser: who },
}: ActionFunctionArgs) {
  const form = await request.formData()
  const key = session.drafts.find(String(form.get('draft') ?? ''))
  const wizard = await loadWizard(api, params.scenario ?? '', key, session.language)
  if (!wizard) throw new Response(null, { status: 404 })
  const step = parseStep(String(form.get('step') ?? ''), wizard.draft)
  const isUser = (await who()).state === 'user'
  const outcome = await submitStep(api, wizard, { step, form, key, isUser })
  if ('page' in outcome) return data(outcome, { status: 'refusal' in outcome ? 409 : 422 })
  if ('stored' in outcome) {
    session.drafts.forget(outcome.released.id)
    return redirect(`/resume/edit/${outcome.stored}`, 303)
  }
  if ('others' in outcome) {
    const { others } = outcome
    if (others && others.id !== key?.id) session.drafts.remember({ id: others.id, secret: others.secret })
    const draft = others ? `?${new URLSearchParams({ draft: others.id })}` : ''
    return redirect(`/resume/create/scenario-start${draft}`, 303)
  }
  const { id, secret } = 'drafted' in outcome ? outcome.drafted : outcome.key
  if (id !== key?.id) session.drafts.remember({ id, secret })
  if ('drafted' in outcome) return redirect(`/resume/edit/offline?draft=${id}`, 303)
  const { to, added, removed } = outcome
  const change = { ...(added && { added }), ...(removed && { removed }) }
  return redirect(`?${new URLSearchParams({ step: to, draft: id, ...change })}`, 303)
}

export default function ScenarioWizard() {
  const { page, preview, isUser, added, removed } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <WizardPage
      key={`${page.scenario.id}:${page.step}`}
      page={posted?.page ?? page}
      preview={preview}
      problems={posted?.problems}
      refusal={posted?.refusal}
      isUser={isUser}
      added={posted ? undefined : added}
      removed={posted ? undefined : removed}
    />
  )
}
