import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CreatePage } from '#app/features/create/create-page'
import {
  freePlanBenefits,
  loadChoices,
  parseStart,
  startDraft,
  startStored,
} from '#app/features/create/create.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { remainingQuotaOf } from '#contract/billing/benefits'

export const handle = {
  i18n: ['create', 'positions'],
  page: {
    access: 'open',
    isPublic: true,
    sitemapPriority: 0.95,
    cachedFor: 'everybody',
    hydrate: 'on-intent-or-drafts',
  },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ context: { session, api, getCurrentUser: who } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const title = `${t('create:title')} · ${t('layout:siteName')}`
  const here = await who()
  const benefits = here.state === 'user' ? here.benefits : null
  const [choices, free] = await Promise.all([
    loadChoices(api, session.drafts.keys(), session.language),
    here.state === 'guest' ? freePlanBenefits(api) : [],
  ])
  return {
    title,
    description: t('create:description'),
    state: here.state,
    quotaLeft: benefits && remainingQuotaOf(benefits),
    freePlanBenefits: free,
    ...choices,
  }
}

/** A logged-in user's new resume goes into the account; without a known user it becomes a draft. */
export async function action({
  request,
  context: { session, api, getCurrentUser: who },
}: ActionFunctionArgs) {
  const form = await request.formData()
  const start = parseStart(form.get('start'))
  if ((await who()).state === 'user') {
    const started = await startStored(api, start, session.language)
    if ('id' in started) return redirect(`/resume/edit/${started.id}`, 303)
    return data(started, { status: 409 })
  }
  const started = await startDraft(api, start, session.language)
  if ('refusal' in started) return data(started, { status: 409 })
  const { id, secret } = started
  session.drafts.remember({ id, secret })
  return redirect(`/resume/edit/offline?draft=${id}`, 303)
}

export default function Create() {
  const { state, ...choices } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <CreatePage {...choices} isGuest={state === 'guest'} refusal={posted} />
}
