import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import { listUrl } from './list-url'
import type { ListView } from './load-list.server'

/** The limit of counting (contract/admin/list-query.ts). */
const maxCounted = 1_000

type ListPaginationProps = { path: string; view: Omit<ListView<unknown>, 'rows'> }

/** The number of matches, and page links. */
export function ListPagination({ path, view: { query, after, before, count } }: ListPaginationProps) {
  const { t } = useTranslation('admin')
  const { formatNumber } = useFormatters()
  const countText =
    count > maxCounted
      ? t('list.countMore', { number: formatNumber(maxCounted) })
      : t('list.count', { number: formatNumber(count) })
  const look = buttonVariants({ variant: 'outline', size: 'sm' })
  return (
    <nav
      aria-label={t('list.pages')}
      className="mt-4 flex flex-wrap items-center gap-2 text-sm text-muted-foreground"
    >
      <span className="mr-auto tabular-nums">{countText}</span>
      {before ? (
        <>
          <Link to={listUrl(path, query, {})} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
            {t('list.first')}
          </Link>
          <Link to={listUrl(path, query, { before })} rel="prev" className={look}>
            <ArrowLeft aria-hidden />
            {t('list.previous')}
          </Link>
        </>
      ) : null}
      {after ? (
        <Link to={listUrl(path, query, { after })} rel="next" className={look}>
          {t('list.next')}
          <ArrowRight aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
