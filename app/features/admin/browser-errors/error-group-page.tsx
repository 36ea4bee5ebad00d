import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ErrorGroup } from '#contract/browser-errors/error-report'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'
import { BackLink } from '#app/features/admin/back-link'
import { levelVariants } from './errors-list'

/** Equal errors, with their latest report. */
export function ErrorGroupPage({ group }: { group: ErrorGroup }) {
  const { t } = useTranslation(['admin-browser-errors', 'admin-audit'])
  const { formatDateTime, formatNumber } = useFormatters()
  const { fingerprint, count, firstAt, lastAt, latest } = group
  const { message, stack, level, type, route, userAgent, context, component } = latest
  const { width, height, ratio } = context.device
  return (
    <>
      <BackLink to="/admin/errors">{t('back')}</BackLink>
      <h1 className="mt-2 text-xl font-semibold tracking-tight break-all sm:text-2xl">
        {message || t('noMessage')}
      </h1>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge variant={levelVariants[level]}>{t(`levels.${level}`)}</Badge>
        <Badge>{t(`types.${type}`)}</Badge>
      </p>
      <AdminSection title={t('latest')}>
        <AdminDescriptionList
          items={[
            [t('count'), formatNumber(count)],
            [t('first'), formatDateTime(firstAt)],
            [t('last'), formatDateTime(lastAt)],
            [t('page'), route.path],
            [t('browser'), userAgent],
            [t('screen'), `${width} × ${height} @${ratio}`],
            [t('loggedIn'), context.loggedIn ? t('admin-audit:yes') : t('admin-audit:no')],
            [t('open'), t('seconds', { count: Math.round(context.performance.sinceOpenMs / 1000) })],
            ...(component ? [[t('component'), component.name] as const] : []),
            [t('fingerprint'), fingerprint],
          ]}
        />
      </AdminSection>
      {stack ? (
        <AdminSection title={t('stack')}>
          <pre className="rounded-lg bg-muted p-4 font-mono text-xs leading-5 break-all whitespace-pre-wrap">
            {stack}
          </pre>
        </AdminSection>
      ) : null}
    </>
  )
}
