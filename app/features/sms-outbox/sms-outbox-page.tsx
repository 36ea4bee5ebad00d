import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { OutboxMessage } from '#contract/account/sms-outbox-calls'

const refreshSeconds = 5

/** The text messages of a demo. Refreshes by script, or by a meta tag without scripts. */
export function SmsOutboxPage({ messages }: { messages: OutboxMessage[] }) {
  const { t } = useTranslation('sms-outbox')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.hidden || revalidate(), refreshSeconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
  const { formatTimeWithSeconds } = useFormatters()
  return (
    <main className="mx-auto max-w-3xl px-4 pt-8 pb-16 sm:px-6">
      <noscript>
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
      </noscript>
      <h1 className="flex items-center gap-3 text-3xl font-semibold tracking-tight">
        {t('title')}
        <span className="rounded bg-warning-soft px-2 py-0.5 text-sm font-medium text-warning">
          {t('badge')}
        </span>
      </h1>
      <p className="mt-2 text-muted-foreground">{t('lead')}</p>
      {messages.length === 0 ? (
        <p className="mt-8 rounded-lg border border-dashed border-border-strong p-8 text-center text-subtle-foreground">
          {t('empty')}
        </p>
      ) : (
        <ul className="mt-8 divide-y divide-border rounded-lg border border-border bg-card">
          {messages.map(({ id, phone, purpose, code, sentAt }) => (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[auto_1fr_auto]"
            >
              <span className="font-mono text-xl font-semibold tracking-widest tabular-nums">{code}</span>
              <span className="order-last text-sm text-muted-foreground tabular-nums sm:order-none">
                {t(`purposes.${purpose}`)} · {phone}
              </span>
              <time
                dateTime={new Date(sentAt).toISOString()}
                className="text-sm text-subtle-foreground tabular-nums"
              >
                {formatTimeWithSeconds(sentAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
