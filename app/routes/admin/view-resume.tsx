import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { actionResponse, submitCall } from '#app/features/admin/action-result.server'
import { loadResumeView } from '#app/features/admin/resumes/resumes.server'
import { AdminResumePage } from '#app/features/admin/resumes/resume-page'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: [
    'admin-resumes',
    'admin-audit',
    'admin-articles',
    'invoice',
    'admin-users',
    'membership',
    'admin-refunds',
    'admin',
  ],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { context, request } = args
  const view = await loadResumeView(context, new URL(request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  const { language } = context.session
  const title = pageTitle(language, (t) => t('admin-resumes:view'))
  return { title, view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const refused = await submitCall(api, 'moveResumeAsAdmin', form, session)
  const view = new URLSearchParams({ resume: String(form.get('id')) })
  return actionResponse(session, refused, `/admin/resume-view?${view}`)
}

export default function AdminResumeView() {
  const { view } = useLoaderData<typeof loader>()
  return <AdminResumePage view={view} result={useActionData<typeof action>()} />
}
