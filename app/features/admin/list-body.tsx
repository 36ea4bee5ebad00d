import { ExportButton, type ExportName } from './export-button'
import { ListBar } from './list-bar'
import { ListPager } from './list-pager'
import { ListProblem } from './list-problem'
import { ListTable, type Column } from './list-table'
import type { ListView } from './list.server'

type ListBodyProps<Row> = {
  label: string
  path: string
  /** What it is called when it is exported; undefined: it is not. */
  list?: ExportName
  view: ListView<Row>
  searchHint: string
  filters?: Readonly<Record<string, string>>
  firstSort: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** What stands there without rows. */
  none?: string
}

/** A list with what it is asked by, and the way to its other pages. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { label, path, list, view, searchHint, filters, ...table } = props
  return (
    <>
      <ListBar path={path} asked={view.asked} searchHint={searchHint} filters={filters}>
        {list ? <ExportButton list={list} asked={view.asked} /> : null}
      </ListBar>
      <ListProblem problem={view.problem} />
      <ListTable label={label} path={path} asked={view.asked} rows={view.rows} {...table} />
      <ListPager path={path} view={view} />
    </>
  )
}
