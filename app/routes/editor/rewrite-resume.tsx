import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  handleRewriteForm,
  loadRewriteState,
  acceptProposals,
  formTexts,
} from '#app/features/editor/rewrite/rewrite.server'
import { RewritePage } from '#app/features/editor/rewrite/rewrite-page'
import { newId } from '#app/features/editor/state/new-id'
import { i18nFor } from '#app/i18n/i18n.server'
import { MinimalHeader } from '#app/layouts/minimal-header'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['rewrite', 'fields'] }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.headTitle },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { api, session } = args.context
  const { id, title, resume, revision } = await requireStored(args)
  const query = new URL(args.request.url).searchParams
  const { t } = i18nFor(session.language)
  return {
    ...{ id, title, resume, revision },
    rewriteState: await loadRewriteState(api, id),
    askId: newId(),
    target: query.get('target') ?? '',
    acceptedBefore: query.has('taken') ? ('done' as const) : undefined,
    headTitle: `${t('rewrite:title')}：${title} · ${t('layout:siteName')}`,
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { api } = args.context
  const stored = await requireStored(args)
  const form = await args.request.formData()
  const here = `/resume/improve/${stored.id}`
  if (form.get('intent') === 'take') {
    const acceptResult = await acceptProposals(api, stored, form)
    if (acceptResult === 'done') throw redirect(`${here}?taken`, 303)
    return data({ acceptResult, refusal: undefined }, { status: acceptResult === 'newer' ? 409 : 422 })
  }
  const answer = await handleRewriteForm(api, stored.id, form)
  if ('rewriteState' in answer) throw redirect(here, 303)
  return data(
    { acceptResult: undefined, refusal: { ...answer.refusal, typed: formTexts(form) } },
    { status: 422 },
  )
}

async function requireStored({ context, params }: LoaderFunctionArgs) {
  const stored = await readStoredResume(context.api, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored
}

export default function Improve() {
  const { acceptedBefore, headTitle: _, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      <MinimalHeader />
      <RewritePage
        {...loaded}
        acceptResult={posted ? posted.acceptResult : acceptedBefore}
        refusal={posted?.refusal}
      />
    </>
  )
}
