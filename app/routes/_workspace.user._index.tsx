import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ProfilePage } from '#app/features/profile/profile-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const { t } = i18nFor(visit.language)
  const title = `${t('profile.title')} · ${t('common.siteName')}`
  return { title, profile: await upstream.call('readProfile', {}) }
}

export default function User() {
  const { profile } = useLoaderData<typeof loader>()
  return <ProfilePage profile={profile} />
}
