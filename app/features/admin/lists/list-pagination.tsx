import { Link } from '@remix-run/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import { listUrl } from './list-url'
import type { ListView } from './load-list.server'
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

/** As far as matches are counted (contract/admin/list-query.ts). */
const maxCounted = 1_000

type ListPaginationProps = { path: string; view: Omit<ListView<unknown>, 'rows'> }

/** How many there are, and the way to the others. */
export function ListPagination({ path, view: { query, after, before, count } }: ListPaginationProps) {
  const { list } = useAdminTexts()
  const { formatNumber } = useFormatters()
  const countText =
    count > maxCounted
      ? interpolate(list.countMore, { count: formatNumber(maxCounted) })
      : interpolate(list.count, { count: formatNumber(count) })
  const look = buttonVariants({ variant: 'outline', size: 'sm' })
  return (
    <nav
      aria-label={list.pages}
      className="mt-4 flex flex-wrap items-center gap-2 text-sm text-muted-foreground"
    >
      <span className="mr-auto tabular-nums">{countText}</span>
      {before ? (
        <>
          <Link to={listUrl(path, query, {})} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
            {list.first}
          </Link>
          <Link to={listUrl(path, query, { before })} rel="prev" className={look}>
            <ArrowLeft aria-hidden />
            {list.previous}
          </Link>
        </>
      ) : null}
      {after ? (
        <Link to={listUrl(path, query, { after })} rel="next" className={look}>
          {list.next}
          <ArrowRight aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
