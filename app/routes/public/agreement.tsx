import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { policyVersion, readPolicy } from '#app/features/policies/policies.server'
import { PolicyPage } from '#app/features/policies/policy-page'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { page: { isPublic: true, cachedFor: 'everybody' } } satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export function loader({ context: { session } }: LoaderFunctionArgs) {
  const policy = readPolicy('agreement', session.language)
  return {
    title: pageTitle(session.language, (t) => t('policies:agreement')),
    description: policy.lead,
    policy,
    version: policyVersion,
  }
}

export default function Agreement() {
  const { policy, version } = useLoaderData<typeof loader>()
  return <PolicyPage name="agreement" policy={policy} version={version} />
}
