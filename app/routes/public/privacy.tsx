import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { policyVersion, readPolicy } from '#app/features/policies/policies.server'
import { PolicyPage } from '#app/features/policies/policy-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicPageMeta } from '#app/layouts/seo/page-meta'
import { SiteFooter } from '#app/layouts/site-footer'
import { MinimalHeader } from '#app/layouts/minimal-header'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { page: { isPublic: true, cachedFor: 'everybody' } } satisfies PageHandle

export const meta: MetaFunction<typeof loader> = (args) => publicPageMeta(args, args.data)

export function loader({ context: { session } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const policy = readPolicy('privacy', session.language)
  return {
    title: `${t('policies:privacy')} · ${t('layout:siteName')}`,
    description: policy.lead,
    policy,
    version: policyVersion,
  }
}

export default function Privacy() {
  const { policy, version } = useLoaderData<typeof loader>()
  return (
    <>
      <MinimalHeader />
      <PolicyPage name="privacy" policy={policy} version={version} />
      <SiteFooter />
    </>
  )
}
