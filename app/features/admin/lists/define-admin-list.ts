import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Translate } from '#app/i18n/i18n-options'
import type { useFormatters } from '#app/i18n/use-formatters'
import type { AdminListName, AdminListQuery, AdminListRow } from '#contract/admin/admin-list-calls'
import type { InputOf } from '#contract/http/endpoints'

export type CellValue = string | number | boolean | null | undefined

export type Formatters = ReturnType<typeof useFormatters>

export type Column<Row> = {
  title: string
  /** The value in the CSV file, and on the page without `cell`. A column without it is not exported. */
  value?(row: Row): CellValue
  /** The format of a number: a time in ms since 1970, money in fen, or a count. */
  format?: 'date' | 'dateTime' | 'fen' | 'number'
  /** Rendered on the page instead of `value`. */
  cell?(row: Row, formatters: Formatters): ReactNode
  /** Shown on the page without a value. */
  emptyText?: string
  isCsvOnly?: true
  /** The `sort` value, when the list is sortable by the column. */
  sort?: string
}

type ListTexts<Filter extends string> = {
  title: string
  /** When it differs from the title. */
  menuName?: string
  lead?: string
  searchHint: string
  /** The filter's options by parameter value; the first is the default. */
  filters?: Readonly<Record<Filter, string>>
  /** A second filter, the parameter `kind`; '' is its default. */
  kinds?: { label: string; options: Readonly<Record<string, string>> }
  /** Shown when there are no rows. */
  none?: string
}

/** An admin list: its page, menu entry, API call and CSV file. */
export type AdminList<N extends AdminListName = AdminListName> = {
  call: N
  path: `/admin/${string}`
  icon: LucideIcon
  /** The CSV file's name; undefined when the list is not exported. */
  exportName?: InputOf<'beginExport'>['list']
  defaultSort: AdminListQuery<N>['sort']
  texts(t: Translate): ListTexts<AdminListName extends N ? string : AdminListQuery<N>['filter']>
  columns(t: Translate): Column<AdminListRow<N>>[]
  getRowKey(row: AdminListRow<N>): string
}

/** Configures a list by its call; a row of admin-menu.ts publishes it. */
export function defineAdminList<N extends AdminListName>(call: N, list: Omit<AdminList<N>, 'call'>) {
  return { call, ...list }
}
