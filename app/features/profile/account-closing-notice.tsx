import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { IntentButton } from './intent-button'

/** Shows on every workspace page that the account will be erased, with a button to keep it. */
export function AccountClosingNotice({ closesAt }: { closesAt: number }) {
  const { t } = useTranslation('workspace')
  const { formatDate } = useFormatters()
  return (
    <section
      aria-label={t('closing.label')}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning sm:px-5"
    >
      <p className="max-w-prose min-w-0 flex-1 basis-60">
        {t('closing.text', { date: formatDate(closesAt) })}
      </p>
      <Form method="post" action="/user?index" preventScrollReset>
        <IntentButton intent="keep" variant="outline" size="sm">
          {t('closing.keep')}
        </IntentButton>
      </Form>
    </section>
  )
}
