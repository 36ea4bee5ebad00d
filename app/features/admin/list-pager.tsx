import { Link } from '@remix-run/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { useFormats } from '#app/components/use-formats'
import { listAddress } from './list-address'
import type { ListView } from './list.server'
import { filled, useDesk } from './use-desk'

/** As far as matches are counted (contract/admin-list.ts). */
const countMost = 1_000

type ListPagerProps = { path: string; view: Omit<ListView<unknown>, 'rows'> }

/** How many there are, and the way to the others. */
export function ListPager({ path, view: { asked, after, before, count } }: ListPagerProps) {
  const { list } = useDesk()
  const { number } = useFormats()
  const said =
    count > countMost
      ? filled(list.countMore, { count: number(countMost) })
      : filled(list.count, { count: number(count) })
  const look = buttonVariants({ variant: 'outline', size: 'sm' })
  return (
    <nav
      aria-label={list.pages}
      className="mt-4 flex flex-wrap items-center gap-2 text-sm text-muted-foreground"
    >
      <span className="mr-auto tabular-nums">{said}</span>
      {before ? (
        <>
          <Link
            to={listAddress(path, asked, {})}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            {list.first}
          </Link>
          <Link to={listAddress(path, asked, { before })} rel="prev" className={look}>
            <ArrowLeft aria-hidden />
            {list.previous}
          </Link>
        </>
      ) : null}
      {after ? (
        <Link to={listAddress(path, asked, { after })} rel="next" className={look}>
          {list.next}
          <ArrowRight aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
