import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { CopyWeixinLink } from './copy-weixin-link'

/**
 * Between here and WeChat: scripts redirect at once; without them payment inside WeChat is impossible, and
 * this page says so.
 */
export function OauthRedirectNotice({ leave, origin }: { leave: string | undefined; origin: string }) {
  const { t } = useTranslation('pricing')
  const { sentenceGap } = useFormatters()
  return (
    <>
      {leave ? (
        <p
          className="needs-script mb-6 rounded-lg bg-muted px-5 py-4 text-sm text-muted-foreground"
          role="status"
        >
          {t('weixin.asking')}
          {sentenceGap}
          <a href={leave} className="text-primary underline">
            {t('weixin.goOn')}
          </a>
        </p>
      ) : null}
      <noscript>
        <section
          role="alert"
          aria-labelledby="needs-script"
          className="mb-8 rounded-lg border border-warning/40 bg-warning-soft p-5"
        >
          <h2 id="needs-script" className="font-semibold">
            {t('weixin.needsScript')}
          </h2>
          <p className="mt-1 text-sm">{t('weixin.onComputer')}</p>
          <CopyWeixinLink link={`${origin}/pricing`} copy={t('copy')} />
        </section>
      </noscript>
    </>
  )
}
