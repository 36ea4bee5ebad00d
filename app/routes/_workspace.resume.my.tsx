import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { knownDrafts } from '#app/features/create/create.server'
import { keepServerDraft } from '#app/features/my-resumes/keep-drafts.server'
import { loadShelf, runShelfIntent } from '#app/features/my-resumes/my-resumes.server'
import { MyResumesPage } from '#app/features/my-resumes/my-resumes-page'
import { readShelfQuery, shelfAddress } from '#app/features/my-resumes/shelf-query'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const { t } = i18nFor(visit.language)
  const [shelf, drafts] = await Promise.all([
    loadShelf(upstream, Date.now()),
    knownDrafts(upstream, visit.drafts.keys()),
  ])
  return { shelf, drafts, title: `${t('myResumes.title')} · ${t('frame.siteName')}` }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const { visit, upstream } = context
  const form = await request.formData()
  const query = readShelfQuery(new URL(request.url).searchParams)
  if (form.get('intent') === 'keep') {
    const key = visit.drafts.find(String(form.get('draft') ?? ''))
    if (!key) throw redirect(shelfAddress(query), 303)
    const { kept, released } = await keepServerDraft(upstream, key)
    if (released) visit.drafts.forget(key.id)
    return data({ kept: [kept], refused: undefined })
  }
  const ran = await runShelfIntent(upstream, form)
  if ('done' in ran) throw redirect(shelfAddress(query, { done: ran.done.verb, of: ran.done.id }), 303)
  return data({ refused: ran.refused, kept: undefined }, { status: 422 })
}

export default function MyResumes() {
  const { shelf, drafts } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <MyResumesPage shelf={shelf} drafts={drafts} refused={posted?.refused} kept={posted?.kept} />
}
