import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { policyVersion, readPolicy } from '#app/features/policies/policies.server'
import { PolicyPage } from '#app/features/policies/policy-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { SiteFooter } from '#app/shell/site-footer'
import { QuietBar } from '#app/shell/quiet-bar'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const policy = readPolicy('agreement', visit.language)
  return {
    title: `${t('policies.agreement')} · ${t('frame.siteName')}`,
    description: policy.lead,
    policy,
    version: policyVersion,
  }
}

export default function Agreement() {
  const { policy, version } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <PolicyPage name="agreement" policy={policy} version={version} />
      <SiteFooter />
    </>
  )
}
