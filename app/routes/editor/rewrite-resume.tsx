import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { improve, loadDesk, takeProposals, typedTexts } from '#app/features/editor/improve.server'
import { ImprovePage } from '#app/features/editor/improve-page'
import { improveTexts } from '#app/features/editor/improve-texts'
import { newId } from '#app/features/editor/new-id'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { readStored } from '#app/preview/stored-pages.server'
import { requireUser } from '#app/session/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.headTitle },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { upstream, visit } = args.context
  const { id, title, resume, revision } = await requireStored(args)
  const query = new URL(args.request.url).searchParams
  const { t } = i18nFor(visit.language)
  return {
    ...{ id, title, resume, revision },
    desk: await loadDesk(upstream, id),
    askId: newId(),
    target: query.get('target') ?? '',
    tookBefore: query.has('taken') ? ('done' as const) : undefined,
    headTitle: `${improveTexts(visit.language).title}：${title} · ${t('frame.siteName')}`,
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { upstream } = args.context
  const stored = await requireStored(args)
  const form = await args.request.formData()
  const here = `/resume/improve/${stored.id}`
  if (form.get('intent') === 'take') {
    const took = await takeProposals(upstream, stored, form)
    if (took === 'done') throw redirect(`${here}?taken`, 303)
    return data({ took, refused: undefined }, { status: took === 'newer' ? 409 : 422 })
  }
  const answer = await improve(upstream, stored.id, form)
  if ('desk' in answer) throw redirect(here, 303)
  return data({ took: undefined, refused: { ...answer.refused, typed: typedTexts(form) } }, { status: 422 })
}

async function requireStored({ context, params }: LoaderFunctionArgs) {
  const stored = await readStored(context.upstream, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored
}

export default function Improve() {
  const { tookBefore, headTitle: _, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <>
      <QuietBar />
      <ImprovePage {...loaded} took={posted ? posted.took : tookBefore} refused={posted?.refused} />
    </>
  )
}
