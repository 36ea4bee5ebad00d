import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'

export type Support = { email?: string; weixinQr?: string; hours?: string }

/** The contacts besides the form, as far as the operator sets them. */
export function ContactCard({ email, weixinQr, hours }: Support) {
  const { t } = useTranslation('help')
  if (!email && !weixinQr && !hours) return null
  return (
    <TitledSection id="help-contact" title={t('contact.title')} size="xl" className="mt-12">
      <dl className="mt-4 grid gap-x-8 gap-y-1 rounded-lg border border-border bg-card p-5 sm:grid-cols-[auto_1fr] sm:gap-y-4 sm:p-6 [&_dd:not(:last-child)]:max-sm:mb-3">
        {email ? (
          <>
            <dt className="text-muted-foreground">{t('contact.email')}</dt>
            <dd>
              <a href={`mailto:${email}`} className="break-all text-primary underline underline-offset-4">
                {email}
              </a>
            </dd>
          </>
        ) : null}
        {weixinQr ? (
          <>
            <dt className="text-muted-foreground">{t('contact.weixin')}</dt>
            <dd>
              {/* White in the dark theme too, or it cannot be scanned. */}
              <img src={weixinQr} alt={t('contact.weixin')} className="size-40 rounded-md bg-white p-2" />
              <span className="mt-2 block text-sm text-subtle-foreground">{t('contact.scan')}</span>
            </dd>
          </>
        ) : null}
        {hours ? (
          <>
            <dt className="text-muted-foreground">{t('contact.hours')}</dt>
            <dd>{hours}</dd>
          </>
        ) : null}
      </dl>
    </TitledSection>
  )
}
