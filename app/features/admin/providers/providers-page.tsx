import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import type { ProviderCheckResult, ProviderStatus } from '#contract/admin/admin-panel'
import { AdminHeading } from '#app/features/admin/admin-heading'

const variants = { on: 'success', simulated: 'warning', off: 'secondary' } as const

type ProvidersPageProps = { providers: ProviderStatus[]; check: ProviderCheckResult | undefined }

/** The external providers, their state, and a check of each. */
export function ProvidersPage({ providers, check }: ProvidersPageProps) {
  const { t } = useTranslation('admin-providers')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHeading title={t('title')} lead={t('lead')} />
      <ul className="mt-6 max-w-2xl divide-y divide-border rounded-lg border border-border bg-card">
        {providers.map(({ name, state }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4">
            <h2 className="font-medium">{t(`names.${name}`)}</h2>
            <Badge variant={variants[state]}>{t(`states.${state}`)}</Badge>
            <Form method="post" action="/admin/providers" preventScrollReset className="ml-auto">
              <Button type="submit" name="name" value={name} variant="outline" size="sm" disabled={busy}>
                {t('check')}
              </Button>
            </Form>
            {check?.name === name ? (
              <p
                role="status"
                className={`w-full text-sm ${check.came === 'silent' ? 'text-destructive' : 'text-muted-foreground'}`}
              >
                {t(`came.${check.came}`, { ms: check.ms })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
