import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { applyTemplateToResume } from '#app/features/gallery/apply-template.server'
import { TemplatePage } from '#app/features/gallery/template-page'
import { loadTemplate } from '#app/features/gallery/template.server'
import { socialCardPath } from '#app/features/social-cards/social-card-link.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['gallery'],
  page: { isPublic: true, cachedFor: 'guests' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { session, getCurrentUser: who } = context
  const { language } = session
  const { t } = i18nFor(language)
  const here = await who()
  const isUser = here.state === 'user'
  const viewer = { benefits: isUser ? here.benefits : null, isGuest: here.state === 'guest', language }
  const address = new URL(request.url).searchParams
  const view = await loadTemplate(context, { id: params.id ?? '', address, viewer, isUser })
  if (!view) throw new Response(null, { status: 404 })
  const title = t('gallery:pageTitle', { name: view.name[language] })
  return {
    title: `${title} · ${t('layout:siteName')}`,
    description: view.summary[language],
    card: socialCardPath('templates', view.id, language),
    view,
    isGuest: viewer.isGuest,
  }
}

/** Applies this template to one of the user's resumes, and redirects to the editor. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const form = await args.request.formData()
  const input = { template: args.params.id ?? '', resume: String(form.get('resume') ?? '') }
  const put = await applyTemplateToResume(args.context.api, {
    ...input,
    colour: String(form.get('colour') ?? ''),
  })
  if (put === 'gone') throw new Response(null, { status: 404 })
  if ('refusal' in put) return data(put, { status: 409 })
  return redirect(`/resume/edit/${put.done}?saved&pane=style`, 303)
}

export default function TemplateDetail() {
  const { view, isGuest } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <TemplatePage key={view.id} view={view} isGuest={isGuest} refusal={posted?.refusal} />
}
