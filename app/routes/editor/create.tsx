import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CreatePage } from '#app/features/create/create-page'
import {
  freeGifts,
  loadChoices,
  readStart,
  startDraft,
  startStored,
} from '#app/features/create/create.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { SiteFooter } from '#app/shell/site-footer'
import { QuietBar } from '#app/shell/quiet-bar'
import { workLeftOf } from '#contract/benefits'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ context: { visit, upstream, who } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const title = `${t('create.title')} · ${t('frame.siteName')}`
  const here = await who()
  const benefits = here.state === 'user' ? here.benefits : null
  const [choices, free] = await Promise.all([
    loadChoices(upstream, visit.drafts.keys()),
    here.state === 'guest' ? freeGifts(upstream) : [],
  ])
  return {
    title,
    description: t('create.description'),
    state: here.state,
    left: benefits && workLeftOf(benefits),
    free,
    ...choices,
  }
}

/** A person's new resume goes into the account; everybody else's, and while nobody can tell, is a draft. */
export async function action({ request, context: { visit, upstream, who } }: ActionFunctionArgs) {
  const form = await request.formData()
  const start = readStart(form.get('start'))
  if ((await who()).state === 'user') {
    const started = await startStored(upstream, start)
    if ('id' in started) return redirect(`/resume/edit/${started.id}`, 303)
    return data(started, { status: 409 })
  }
  const started = await startDraft(upstream, start)
  if ('refusal' in started) return data(started, { status: 409 })
  const { id, secret } = started
  visit.drafts.remember({ id, secret })
  return redirect(`/resume/edit/offline?draft=${id}`, 303)
}

export default function Create() {
  const { state, ...choices } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      <QuietBar />
      <CreatePage {...choices} isGuest={state === 'guest'} refused={posted} />
      <SiteFooter />
    </>
  )
}
