import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CreatePage } from '#app/features/create/create-page'
import { loadChoices, readStart, startDraft } from '#app/features/create/create.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteFooter } from '#app/shell/site-footer'
import { SiteHeader } from '#app/shell/site-header'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export async function loader({ context: { visit, upstream } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const title = `${t('create.title')} · ${t('common.siteName')}`
  return { title, ...(await loadChoices(upstream, visit.drafts.keys())) }
}

export async function action({ request, context: { visit, upstream } }: ActionFunctionArgs) {
  const form = await request.formData()
  const { id, secret } = await startDraft(upstream, readStart(form.get('start')))
  visit.drafts.remember({ id, secret })
  return redirect(`/resume/edit/offline?draft=${id}`, 303)
}

export default function Create() {
  const { samples, templates, drafts } = useLoaderData<typeof loader>()
  return (
    <>
      <SiteHeader />
      <CreatePage samples={samples} templates={templates} drafts={drafts} />
      <SiteFooter />
    </>
  )
}
