import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deskTexts, deskTitle } from '#app/features/admin/desk-texts.server'
import { afterPress } from '#app/features/admin/press.server'
import { loadResumeView, moveResume } from '#app/features/admin/resumes.server'
import { ResumeViewPage } from '#app/features/admin/resume-view-page'
import { DeskProvider } from '#app/features/admin/use-desk'
import { QuietBar } from '#app/shell/quiet-bar'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

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
  const problem = await moveResume(upstream, form, deskTexts(visit.language))
  const view = new URLSearchParams({ resume: String(form.get('id')) })
  return afterPress(visit, problem, `/admin/resume-view?${view}`)
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
