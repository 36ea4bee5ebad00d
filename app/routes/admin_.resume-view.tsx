import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deskTexts, deskTitle } from '#app/features/admin/desk-texts.server'
import { loadResumeView, moveResume } from '#app/features/admin/resumes.server'
import { ResumeViewPage } from '#app/features/admin/resume-view-page'
import { DeskProvider } from '#app/features/admin/use-desk'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { context, request } = args
  const view = await loadResumeView(context, new URL(request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  const { language } = context.visit
  const title = deskTitle(language, ({ resumes }) => resumes.view)
  return { title, texts: deskTexts(language), view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const form = await args.request.formData()
  const texts = deskTexts(visit.language)
  const problem = await moveResume(upstream, form, texts)
  if (problem !== undefined) return data({ problem }, { status: 422 })
  visit.flash.say(texts.act.done)
  return redirect(`/admin/resume-view?${new URLSearchParams({ resume: String(form.get('id')) })}`, 303)
}

export default function AdminResumeView() {
  const { view, texts } = useLoaderData<typeof loader>()
  return (
    <DeskProvider value={texts}>
      <QuietBar />
      <ResumeViewPage view={view} problem={useActionData<typeof action>()?.problem} />
    </DeskProvider>
  )
}
