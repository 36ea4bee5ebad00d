import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/features/editor/check-page'
import { actOnKept, checked } from '#app/features/editor/check-page.server'
import { readDraft } from '#app/features/editor/editor.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

/** The check-up of a server-kept draft, for whoever has its cookie. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { draft } = await draftOf(params.id, context)
  const { t } = i18nFor(context.visit.language)
  return {
    checked: await checked(context, draft.resume, Date.now()),
    name: draft.resume.basics.name || t('editor.title'),
    revision: draft.revision,
    editHref: `/resume/edit/offline?draft=${draft.id}`,
    title: `${t('checkUp.title')} · ${t('frame.siteName')}`,
  }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { key, draft } = await draftOf(params.id, context)
  const acted = await actOnKept(await request.formData(), context, draft, (resume) =>
    context.upstream.call('saveDraft', { ...key, revision: draft.revision, resume }),
  )
  if (acted === 'done') throw redirect(`/drafts/${draft.id}/check`, 303)
  return data({ trouble: acted }, { status: 409 })
}

async function draftOf(id: string | undefined, { visit, upstream }: LoaderFunctionArgs['context']) {
  const key = visit.drafts.find(id ?? '')
  const draft = key && (await readDraft(upstream, key))
  if (!draft) throw new Response(null, { status: 404 })
  return { key, draft }
}

export default function CheckDraft() {
  const { name, ...loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <CheckPage {...loaded} title={name} trouble={useActionData<typeof action>()?.trouble} />
    </>
  )
}
