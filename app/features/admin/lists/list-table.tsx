import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatFen } from '#app/components/plans/format-fen'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import { sortUrl, ariaSort } from './list-url'
import type { Column, Formatters } from './define-admin-list'

type ListTableProps<Row> = {
  label: string
  path: string
  query: Readonly<Record<string, string>>
  /** The sort order by default. */
  defaultSort: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowKey: (row: Row) => string
  /** Shown when there are no rows. */
  emptyText?: string
}

/** The table of all lists; on a narrow screen each row is a card whose lines name their columns. */
export function ListTable<Row>({
  label,
  columns,
  rows,
  getRowKey,
  emptyText,
  ...sorting
}: ListTableProps<Row>) {
  const { t } = useTranslation('admin')
  const formatters = useFormatters()
  if (rows.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-border-strong px-5 py-12 text-center text-sm text-muted-foreground">
        {emptyText ?? t('list.none')}
      </p>
    )
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  return (
    <>
      {/* Cards have no headings. */}
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
                key={getRowKey(row)}
                className="border-b border-border last:border-b-0 hover:bg-accent/50 max-md:block max-md:rounded-lg max-md:border max-md:bg-card max-md:px-4 max-md:py-2 max-md:shadow-sm max-md:last:border-b"
              >
                {columns.map((column) => (
                  <td
                    key={column.title}
                    data-column={column.title}
                    className={cn(
                      'px-4 py-3 align-middle max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-6 max-md:px-0 max-md:py-1.5 max-md:before:shrink-0 max-md:before:text-subtle-foreground max-md:before:content-[attr(data-column)]',
                      isNumeric(column) && 'text-right tabular-nums',
                    )}
                  >
                    {drawCell(column, row, formatters)}
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

const isNumeric = ({ format }: Pick<Column<never>, 'format'>) => format === 'number' || format === 'fen'

function drawCell<Row>(column: Column<Row>, row: Row, formatters: Formatters): ReactNode {
  if (column.cell) return column.cell(row, formatters)
  const value = column.value?.(row) ?? column.emptyText
  if (column.format === 'date' || column.format === 'dateTime') {
    const format = column.format === 'date' ? formatters.formatDate : formatters.formatDateTime
    return (
      <span className="whitespace-nowrap tabular-nums">
        {typeof value === 'number' ? format(value) : value}
      </span>
    )
  }
  if (typeof value !== 'number') return value
  return column.format === 'fen' ? formatFen(value) : formatters.formatNumber(value)
}

type HeadingProps = Pick<ListTableProps<never>, 'path' | 'query' | 'defaultSort'> & {
  column: Pick<Column<never>, 'title' | 'format' | 'sort'>
}

function Heading({ column, ...sorting }: HeadingProps) {
  const { title, sort } = column
  return (
    <th
      scope="col"
      aria-sort={sort === undefined ? undefined : ariaSort(sorting.query, sort, sorting.defaultSort)}
      className={cn(
        'px-4 py-2.5 font-medium whitespace-nowrap text-muted-foreground',
        isNumeric(column) && 'text-right',
      )}
    >
      {sort === undefined ? title : <SortLink column={column} {...sorting} />}
    </th>
  )
}

function SortLink({ column: { title, sort = '' }, path, query, defaultSort }: HeadingProps) {
  const { t } = useTranslation('admin')
  const direction = ariaSort(query, sort, defaultSort)
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <Link
      to={sortUrl(path, query, sort, defaultSort)}
      preventScrollReset
      title={t('list.sortBy', { name: title })}
      className={cn(
        'inline-flex items-center gap-1 hover:text-foreground',
        direction ? 'text-foreground' : 'text-muted-foreground',
      )}
    >
      {title}
      <Arrow aria-hidden className={cn('size-3.5', direction ? 'text-primary' : 'text-subtle-foreground')} />
    </Link>
  )
}
