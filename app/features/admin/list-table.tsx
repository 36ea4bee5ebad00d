import { Link } from '@remix-run/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { sortAddress, sortedAs } from './list-address'
import { filled, useDesk } from './use-desk'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** What the address calls it, when the list can be sorted by it. */
  sort?: string
  numeric?: boolean
}

type ListTableProps<Row> = {
  label: string
  path: string
  asked: Readonly<Record<string, string>>
  /** What it is sorted by unsaid. */
  firstSort: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What stands there without rows. */
  none?: string
}

/** The one table of admins: on a narrow screen each row is a card whose lines name their columns. */
export function ListTable<Row>({ label, columns, rows, keyOf, none, ...sorting }: ListTableProps<Row>) {
  const { list } = useDesk()
  if (rows.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-border-strong px-5 py-12 text-center text-sm text-muted-foreground">
        {none ?? list.none}
      </p>
    )
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  return (
    <>
      {/* Cards have no heading to press. */}
      {sortable.length > 0 ? (
        <p className="mb-3 flex flex-wrap gap-4 text-sm md:hidden">
          {sortable.map((column) => (
            <SortLink key={column.title} column={column} {...sorting} />
          ))}
        </p>
      ) : null}
      <div className="overflow-x-auto rounded-lg border border-border bg-card shadow-sm max-md:border-0 max-md:bg-transparent max-md:shadow-none">
        <table aria-label={label} className="w-full text-left text-sm max-md:block">
          <thead className="max-md:hidden">
            <tr className="border-b border-border bg-muted/60">
              {columns.map((column) => (
                <Heading key={column.title} column={column} {...sorting} />
              ))}
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
            {rows.map((row) => (
              <tr
                key={keyOf(row)}
                className="border-b border-border last:border-b-0 hover:bg-accent/50 max-md:block max-md:rounded-lg max-md:border max-md:bg-card max-md:px-4 max-md:py-2 max-md:shadow-sm max-md:last:border-b"
              >
                {columns.map(({ title, cell, numeric }) => (
                  <td
                    key={title}
                    data-column={title}
                    className={cn(
                      'px-4 py-3 align-middle max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-6 max-md:px-0 max-md:py-1.5 max-md:before:shrink-0 max-md:before:text-subtle-foreground max-md:before:content-[attr(data-column)]',
                      numeric && 'text-right tabular-nums',
                    )}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type HeadingProps = Pick<ListTableProps<never>, 'path' | 'asked' | 'firstSort'>

function Heading<Row>({ column, ...sorting }: HeadingProps & { column: Column<Row> }) {
  const { title, sort, numeric } = column
  return (
    <th
      scope="col"
      aria-sort={sort === undefined ? undefined : sortedAs(sorting.asked, sort, sorting.firstSort)}
      className={cn(
        'px-4 py-2.5 font-medium whitespace-nowrap text-muted-foreground',
        numeric && 'text-right',
      )}
    >
      {sort === undefined ? title : <SortLink column={column} {...sorting} />}
    </th>
  )
}

function SortLink<Row>({
  column: { title, sort = '' },
  path,
  asked,
  firstSort,
}: HeadingProps & { column: Column<Row> }) {
  const { list } = useDesk()
  const way = sortedAs(asked, sort, firstSort)
  const Arrow = way === 'ascending' ? ArrowUp : way === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <Link
      to={sortAddress(path, asked, sort, firstSort)}
      preventScrollReset
      title={filled(list.sortBy, { name: title })}
      className={cn(
        'inline-flex items-center gap-1 hover:text-foreground',
        way ? 'text-foreground' : 'text-muted-foreground',
      )}
    >
      {title}
      <Arrow aria-hidden className={cn('size-3.5', way ? 'text-primary' : 'text-subtle-foreground')} />
    </Link>
  )
}
