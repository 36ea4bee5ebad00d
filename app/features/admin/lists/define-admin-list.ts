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
  /** What stands in the CSV file, and on the page where there is no `cell`; without it the column is on the page alone. */
  value?(row: Row): CellValue
  /** How a number is written: a time in ms since 1970, money in fen, or a count. */
  format?: 'date' | 'dateTime' | 'fen' | 'number'
  /** What the page draws instead of the value. */
  cell?(row: Row, formatters: Formatters): ReactNode
  /** What the page says where there is no value. */
  emptyText?: string
  isCsvOnly?: true
  /** What the address calls it, when the list can be sorted by it. */
  sort?: string
}

type ListTexts<Filter extends string> = {
  title: string
  /** Where the menu does not say the title. */
  menuName?: string
  lead?: string
  searchHint: string
  /** What the filter offers, by what the address calls it; the first is the default. */
  filters?: Readonly<Record<Filter, string>>
  /** What stands there without rows. */
  none?: string
}

/** One list of admins: its page, its place in the menu, what it is read by, and its CSV file. */
export type AdminList<N extends AdminListName = AdminListName> = {
  call: N
  path: `/admin/${string}`
  icon: LucideIcon
  /** What the CSV file is called; undefined: the list is not exported. */
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
