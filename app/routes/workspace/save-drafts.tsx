import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { knownDrafts } from '#app/features/create/create.server'
import { nameOf } from '#app/features/my-resumes/found-drafts'
import { keepServerDraft } from '#app/features/my-resumes/keep-drafts.server'
import { KeepPage } from '#app/features/my-resumes/keep-page'
import { afterKeeping, type KeptDraft } from '#app/features/my-resumes/kept-draft'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/session/guard.server'
import { safePath } from '#contract/safe-path'

export { unlisted as meta } from '#app/shell/unlisted'

const onwardOf = (request: Request) => safePath(new URL(request.url).searchParams.get('to'), '/resume/my')

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const { t } = i18nFor(visit.language)
  return {
    title: `${t('myResumes.keep.title')} · ${t('frame.siteName')}`,
    server: await knownDrafts(upstream, visit.drafts.keys()),
    to: onwardOf(args.request),
    now: Date.now(),
  }
}

/** The plain form: the server's drafts that are ticked, one after the other; what fits is kept, the rest stays. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const form = await args.request.formData()
  const keys = form
    .getAll('draft')
    .map((id) => visit.drafts.find(String(id)))
    .filter((key) => key !== undefined)
  const known = await knownDrafts(upstream, keys)
  const kept: KeptDraft[] = []
  for (const key of keys) {
    const ended = await keepServerDraft(upstream, key)
    kept.push(ended.kept)
    if (ended.released) visit.drafts.forget(key.id)
  }
  const onward = afterKeeping(onwardOf(args.request), kept)
  if (kept.every((one) => one.outcome === 'kept' && !one.changedSince)) throw redirect(onward, 303)
  return data({ kept, onward, names: Object.fromEntries(known.map((draft) => [draft.id, nameOf(draft)])) })
}

export default function Keep() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <KeepPage {...loaded} posted={useActionData<typeof action>()} />
    </>
  )
}
