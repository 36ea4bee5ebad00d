import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { knownDrafts } from '#app/features/create/create.server'
import { keepServerDraft } from '#app/features/my-resumes/keep-drafts.server'
import { loadShelf, runShelfIntent } from '#app/features/my-resumes/my-resumes.server'
import { MyResumesPage } from '#app/features/my-resumes/my-resumes-page'
import { readShelfQuery, shelfAddress } from '#app/features/my-resumes/shelf-query'
import { loadUpgrade } from '#app/features/pricing/upgrade.server'
import { UpgradeModal } from '#app/features/pricing/upgrade-modal'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireUser } from '#app/session/guard.server'
import { workLeftOf } from '#contract/benefits'
import { PLANS } from '#contract/plans'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { visit, upstream, log } = args.context
  const { t } = i18nFor(visit.language)
  const query = new URL(args.request.url).searchParams
  const [shelf, drafts, upgrade] = await Promise.all([
    loadShelf(upstream, Date.now()),
    knownDrafts(upstream, visit.drafts.keys()),
    loadUpgrade({ upstream, log, query, benefits, usual: 'resumes' }),
  ])
  const downloadsLeft = benefits && workLeftOf(benefits).downloads
  const closeUpgrade = shelfAddress(readShelfQuery(query))
  const isTopPlan = benefits?.plan === PLANS.at(-1)
  return {
    shelf,
    drafts,
    downloadsLeft,
    isTopPlan,
    upgrade,
    closeUpgrade,
    title: `${t('myResumes.title')} · ${t('frame.siteName')}`,
  }
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
  const { upgrade, closeUpgrade, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      <MyResumesPage {...loaded} refused={posted?.refused} kept={posted?.kept} />
      {upgrade ? <UpgradeModal {...upgrade} closeTo={closeUpgrade} /> : null}
    </>
  )
}
