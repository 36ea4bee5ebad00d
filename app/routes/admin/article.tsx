import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { ArticlePage } from '#app/features/admin/articles/article-page'
import { loadArticle } from '#app/features/admin/articles/article.server'
import { runArticleAction } from '#app/features/admin/articles/edit-article.server'
import { renderArticle } from '#app/features/blogs/render-article.server'
import { savePhoto } from '#app/features/editor/photo/process-photo.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['admin-articles', 'blogs', 'admin-audit', 'admin-users', 'membership', 'admin-refunds'],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const view = await loadArticle(api, args.params.id ?? '', new URL(args.request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  const { html } = renderArticle(view.article?.content.text ?? '')
  const title = pageTitle(session.language, (t) => view.article?.title ?? t('admin-articles:newTitle'))
  return { title, view: { ...view, html } }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const outcome = await runArticleAction(form, {
    api,
    language: session.language,
    savePicture: (file) => savePhoto(api, file, 'picture'),
  })
  if ('to' in outcome) {
    if (outcome.done) session.flash.set(i18nFor(session.language).t(`admin-articles:done.${outcome.done}`))
    return redirect(outcome.to, 303)
  }
  const { html } = renderArticle(String(form.get('text') ?? ''))
  return data({ ...outcome.result, html }, { status: outcome.status })
}

/** After a refused save too: another admin's text may be why, and its revision is needed to save over it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate
}

export default function AdminArticle() {
  const { view } = useLoaderData<typeof loader>()
  return <ArticlePage view={view} result={useActionData<typeof action>()} />
}
