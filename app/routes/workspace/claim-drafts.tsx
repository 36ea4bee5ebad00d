import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { draftIdOf } from '#app/components/bring-draft'
import { listKnownDrafts } from '#app/features/create/create.server'
import { draftName, type ServerDraft } from '#app/features/my-resumes/drafts/merge-drafts'
import { claimServerDraft } from '#app/features/my-resumes/drafts/claim-draft.server'
import { ClaimDraftsPage, type ClaimOutcomes } from '#app/features/my-resumes/drafts/claim-drafts-page'
import {
  redirectAfterBringing,
  redirectAfterClaim,
  type ClaimResult,
} from '#app/features/my-resumes/drafts/claim-result'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

export const handle = { i18n: ['my-resumes'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

const onwardOf = (request: Request) =>
  safeRedirectPath(new URL(request.url).searchParams.get('to'), '/resume/my')

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const serverDrafts = await listKnownDrafts(api, session.drafts.keys())
  const to = onwardOf(args.request)
  return {
    title: pageTitle(session.language, (t) => t('my-resumes:keep.title')),
    serverDrafts,
    to,
    now: Date.now(),
    ofLogin: outcomeOfLogin(args.request, to, serverDrafts),
  }
}

/** Why the draft that the login was to bring is not in the account, as bring-server-draft.server.ts says it. */
function outcomeOfLogin(request: Request, to: string, drafts: ServerDraft[]): ClaimOutcomes | undefined {
  const outcome = new URL(request.url).searchParams.get('outcome')
  const draft = drafts.find(({ id }) => id === draftIdOf(to))
  if (!draft || (outcome !== 'full' && outcome !== 'failed')) return undefined
  const { id } = draft
  const result: ClaimResult = outcome === 'full' ? { id, outcome, message: '' } : { id, outcome }
  const { href: nextUrl } = redirectAfterBringing(to, [result])
  return { results: [result], names: { [id]: draftName(draft) }, nextUrl }
}

/**
 * The plain form: claims the ticked server drafts one after the other; those that fit are saved, the rest
 * stay drafts.
 */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const keys = form
    .getAll('draft')
    .map((id) => session.drafts.find(String(id)))
    .filter((key) => key !== undefined)
  const known = await listKnownDrafts(api, keys)
  const claimed: ClaimResult[] = []
  for (const key of keys) {
    const ended = await claimServerDraft(api, key)
    claimed.push(ended.result)
    if (ended.isReleased) session.drafts.forget(key.id)
  }
  const onward = redirectAfterClaim(onwardOf(args.request), claimed)
  if (claimed.every((one) => one.outcome === 'kept' && !one.changedSince)) throw redirect(onward, 303)
  return data({
    results: claimed,
    nextUrl: onward,
    names: Object.fromEntries(known.map((draft) => [draft.id, draftName(draft)])),
  })
}

export default function Keep() {
  const { ofLogin, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <ClaimDraftsPage {...loaded} posted={posted ?? ofLogin} />
}
