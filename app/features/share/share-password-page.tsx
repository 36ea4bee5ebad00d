import { Form } from '@remix-run/react'
import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { SlipsDrawing } from '#app/components/empty-state/slips-drawing'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import { SharedPageFooter } from './shared-page-footer'

/** The password form of a protected link. */
export function SharePasswordPage({ result }: { result?: FormResult }) {
  const { t } = useTranslation('share')
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full grow max-w-sm px-4 pt-16 pb-20 sm:pt-24">
        <SlipsDrawing scene="sealed" className="-ml-2 w-36" />
        <h1 className="mt-8 text-2xl font-semibold tracking-tight">{t('locked')}</h1>
        <p className="mt-2 text-muted-foreground">{t('lockedText')}</p>
        <Form method="post" className="mt-6 space-y-4">
          <TextField
            name="password"
            type="password"
            label={t('unlockPassword')}
            autoComplete="off"
            required
            error={result?.error?.password?.[0]}
          />
          <Button type="submit" size="lg" className="w-full">
            {t('unlock')}
          </Button>
        </Form>
      </main>
      <SharedPageFooter />
    </div>
  )
}

/** The page of an expired, revoked or unknown link. */
export function ShareLinkClosed() {
  const { t } = useTranslation(['share', 'layout'])
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full grow max-w-lg px-4 pt-16 pb-20 sm:pt-24">
        <SlipsDrawing scene="missing" className="-ml-2 w-36" />
        <h1 className="mt-8 text-2xl font-semibold tracking-tight">{t('gone')}</h1>
        <p className="mt-2 text-pretty text-muted-foreground">{t('goneText')}</p>
        <p className="mt-6">
          <ButtonLink to="/" variant="outline" icon={House} label={t('layout:error.home')} />
        </p>
      </main>
      <SharedPageFooter />
    </div>
  )
}
