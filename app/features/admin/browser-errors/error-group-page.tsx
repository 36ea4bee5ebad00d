import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ErrorGroup } from '#contract/browser-errors/error-report'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'
import { levelVariants } from './errors-list'
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

/** One kind of error, with the last report of it. */
export function ErrorGroupPage({ group }: { group: ErrorGroup }) {
  const { errors, audit } = useAdminTexts()
  const { formatDateTime, formatNumber } = useFormatters()
  const { fingerprint, count, firstAt, lastAt, latest } = group
  const { message, stack, level, type, route, userAgent, context, component } = latest
  const { width, height, ratio } = context.device
  return (
    <>
      <Link to="/admin/errors" className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {errors.back}
      </Link>
      <h1 className="mt-2 text-xl font-semibold tracking-tight break-all sm:text-2xl">
        {message || errors.noMessage}
      </h1>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge variant={levelVariants[level]}>{errors.levels[level]}</Badge>
        <Badge>{errors.types[type]}</Badge>
      </p>
      <AdminSection title={errors.latest}>
        <AdminDescriptionList
          items={[
            [errors.count, formatNumber(count)],
            [errors.first, formatDateTime(firstAt)],
            [errors.last, formatDateTime(lastAt)],
            [errors.page, route.path],
            [errors.browser, userAgent],
            [errors.screen, `${width} × ${height} @${ratio}`],
            [errors.loggedIn, context.loggedIn ? audit.yes : audit.no],
            [
              errors.open,
              interpolate(errors.seconds, { count: Math.round(context.performance.sinceOpenMs / 1000) }),
            ],
            ...(component ? [[errors.component, component.name] as const] : []),
            [errors.fingerprint, fingerprint],
          ]}
        />
      </AdminSection>
      {stack ? (
        <AdminSection title={errors.stack}>
          <pre className="rounded-lg bg-muted p-4 font-mono text-xs leading-5 break-all whitespace-pre-wrap">
            {stack}
          </pre>
        </AdminSection>
      ) : null}
    </>
  )
}
