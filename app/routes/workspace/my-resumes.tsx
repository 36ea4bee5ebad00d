import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listKnownDrafts } from '#app/features/create/create.server'
import { claimServerDraft } from '#app/features/my-resumes/drafts/claim-draft.server'
import { loadResumeList, runResumeListAction } from '#app/features/my-resumes/my-resumes.server'
import { MyResumesPage } from '#app/features/my-resumes/my-resumes-page'
import { parseResumeListQuery, resumeListUrl } from '#app/features/my-resumes/list-query'
import { loadUpgrade } from '#app/features/pricing/load-upgrade.server'
import { UpgradeModal } from '#app/features/pricing/upgrade-modal'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'
import { remainingQuotaOf } from '#contract/billing/benefits'
import { PLAN_IDS } from '#contract/billing/plan-ids'

export const handle = {
  i18n: ['my-resumes', 'pricing', 'field-errors'],
  page: { hydrate: 'on-intent-or-drafts', isPrefetchable: true },
} satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { session, api, log } = args.context
  const query = new URL(args.request.url).searchParams
  const [list, drafts, upgrade] = await Promise.all([
    loadResumeList(args.context, session.language, Date.now()),
    listKnownDrafts(api, session.drafts.keys()),
    loadUpgrade({ api, log, query, benefits, planQuota: 'resumes' }),
  ])
  const downloadsLeft = benefits && remainingQuotaOf(benefits).downloads
  const closeUpgrade = resumeListUrl(parseResumeListQuery(query))
  const isTopPlan = benefits?.plan === PLAN_IDS.at(-1)
  return {
    list,
    drafts,
    downloadsLeft,
    isTopPlan,
    upgrade,
    closeUpgrade,
    title: pageTitle(session.language, (t) => t('my-resumes:title')),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const { session, api } = context
  const form = await request.formData()
  const query = parseResumeListQuery(new URL(request.url).searchParams)
  if (form.get('intent') === 'keep') {
    const key = session.drafts.find(String(form.get('draft') ?? ''))
    if (!key) throw redirect(resumeListUrl(query), 303)
    const { result: claimed, isReleased: released } = await claimServerDraft(api, key)
    if (released) session.drafts.forget(key.id)
    return data({ claimed: [claimed], refused: undefined })
  }
  const ran = await runResumeListAction(api, form)
  if ('done' in ran) throw redirect(resumeListUrl(query, { done: ran.done.verb, of: ran.done.id }), 303)
  return data({ refused: ran.refusal, claimed: undefined }, { status: 422 })
}

export default function MyResumes() {
  const { upgrade, closeUpgrade, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      <MyResumesPage {...loaded} refusal={posted?.refused} claimResults={posted?.claimed} />
      {upgrade ? <UpgradeModal {...upgrade} closeUrl={closeUpgrade} /> : null}
    </>
  )
}
