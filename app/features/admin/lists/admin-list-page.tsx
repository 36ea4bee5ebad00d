import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { AdminListName, AdminListRow } from '#contract/admin/admin-list-calls'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { ExportButton } from '#app/features/admin/export/export-button'
import type { FormResult } from '#app/api-client/form-result'
import { FormProblem } from '#app/features/admin/admin-form'
import type { AdminList } from './define-admin-list'
import { ListError } from './list-error'
import { ListFilters } from './list-filters'
import { ListPagination } from './list-pagination'
import { ListTable } from './list-table'
import type { ListView } from './load-list.server'

type ListProps = {
  list: AdminList
  view: ListView<AdminListRow<AdminListName>>
  /** After the filters. */
  children?: ReactNode
}

/** A page with one list. `result`: of a refused change of a row. */
export function AdminListPage({ result, ...props }: ListProps & { result?: FormResult }) {
  const { title, lead } = props.list.texts(useTranslation().i18n.t)
  return (
    <>
      <AdminHeading title={title} lead={lead} />
      <FormProblem result={result} />
      <AdminListView {...props} />
    </>
  )
}

/** A list with its filters and its pagination. */
export function AdminListView({ list, view, children }: ListProps) {
  const { path, exportName } = list
  const { t } = useTranslation().i18n
  const { title, searchHint, filters, kinds, none } = list.texts(t)
  return (
    <>
      <ListFilters path={path} query={view.query} searchHint={searchHint} filters={filters} kinds={kinds}>
        {children}
        {exportName ? <ExportButton exportName={exportName} query={view.query} /> : null}
      </ListFilters>
      <ListError message={view.problem} />
      <ListTable
        label={title}
        path={path}
        query={view.query}
        defaultSort={list.defaultSort}
        columns={list.columns(t).filter(({ isCsvOnly }) => !isCsvOnly)}
        rows={view.rows}
        getRowKey={list.getRowKey}
        emptyText={none}
      />
      <ListPagination path={path} view={view} />
    </>
  )
}
