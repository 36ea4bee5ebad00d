import { Form, useNavigation } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import type { ProviderCheck, ProviderStatus } from '#contract/admin-desk'
import { DeskHeading } from './desk-heading'
import { filled, useDesk } from './use-desk'

const looks = { on: 'ok', simulated: 'warn', off: 'plain' } as const

type ProvidersPageProps = { providers: ProviderStatus[]; check: ProviderCheck | undefined }

/** What of the outside world the service talks to, and whether it answers. */
export function ProvidersPage({ providers, check }: ProvidersPageProps) {
  const { providers: texts } = useDesk()
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <ul className="mt-6 max-w-2xl divide-y divide-line rounded-lg border border-line bg-surface">
        {providers.map(({ name, state }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4">
            <h2 className="font-medium">{texts.names[name]}</h2>
            <Badge look={looks[state]}>{texts.states[state]}</Badge>
            <Form method="post" action="/admin/providers" preventScrollReset className="ml-auto">
              <Button type="submit" name="name" value={name} look="outline" size="small" disabled={busy}>
                {texts.check}
              </Button>
            </Form>
            {check?.name === name ? (
              <p
                role="status"
                className={`w-full text-sm ${check.came === 'silent' ? 'text-danger' : 'text-ink-soft'}`}
              >
                {filled(texts.came[check.came], { ms: check.ms })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
