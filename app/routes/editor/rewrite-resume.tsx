import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  handleRewriteForm,
  loadRewriteState,
  acceptProposals,
  formTexts,
} from '#app/features/editor/rewrite/rewrite.server'
import { RewritePage } from '#app/features/editor/rewrite/rewrite-page'
import { newId } from '#app/features/editor/state/new-id'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['rewrite', 'fields', 'field-errors'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { api, session } = args.context
  const { id, title, resume, revision } = await requireStoredResume(args)
  const query = new URL(args.request.url).searchParams
  return {
    ...{ id, name: title, resume, revision },
    rewriteState: await loadRewriteState(api, id),
    askId: newId(),
    target: query.get('target') ?? '',
    acceptedBefore: query.has('taken') ? ('done' as const) : undefined,
    isNewCopy: query.has('copied'),
    title: pageTitle(session.language, (t) => t('rewrite:title'), title),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { api, session } = args.context
  const stored = await requireStoredResume(args)
  const form = await args.request.formData()
  const here = `/resume/improve/${stored.id}`
  if (form.get('intent') === 'take') {
    const acceptResult = await acceptProposals(api, stored, form)
    if (acceptResult === 'done') throw redirect(`${here}?taken`, 303)
    return data({ acceptResult, refusal: undefined }, { status: acceptResult === 'newer' ? 409 : 422 })
  }
  const answer = await handleRewriteForm(api, stored.id, form, session.language)
  if ('rewriteState' in answer)
    throw redirect(answer.copyId ? `/resume/improve/${answer.copyId}?copied` : here, 303)
  return data(
    { acceptResult: undefined, refusal: { ...answer.refusal, typed: formTexts(form) } },
    { status: 422 },
  )
}

export default function Improve() {
  const { acceptedBefore, name, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <RewritePage
      {...loaded}
      title={name}
      acceptResult={posted ? posted.acceptResult : acceptedBefore}
      refusal={posted?.refusal}
    />
  )
}
