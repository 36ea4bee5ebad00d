import { ExportButton, type ExportName } from '#app/features/admin/export/export-button'
import { ListFilters } from './list-filters'
import { ListPagination } from './list-pagination'
import { ListError } from './list-error'
import { ListTable, type Column } from './list-table'
import type { ListView } from './load-list.server'

type AdminListProps<Row> = {
  label: string
  path: string
  /** What it is called when it is exported; undefined: it is not. */
  exportName?: ExportName
  view: ListView<Row>
  searchHint: string
  filters?: Readonly<Record<string, string>>
  defaultSort: string
  columns: readonly Column<Row>[]
  getRowKey: (row: Row) => string
  /** What stands there without rows. */
  emptyText?: string
}

/** A list with what it is asked by, and the way to its other pages. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { label, path, exportName, view, searchHint, filters, ...table } = props
  return (
    <>
      <ListFilters path={path} query={view.query} searchHint={searchHint} filters={filters}>
        {exportName ? <ExportButton exportName={exportName} query={view.query} /> : null}
      </ListFilters>
      <ListError message={view.problem} />
      <ListTable label={label} path={path} query={view.query} rows={view.rows} {...table} />
      <ListPagination path={path} view={view} />
    </>
  )
}
