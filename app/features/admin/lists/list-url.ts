type ListQuery = Readonly<Record<string, string>>

/** The address of a list with some of what it asks changed; a change begins again at the first page. undefined takes out. */
export function listUrl(path: string, query: ListQuery, change: Record<string, string | undefined>): string {
  const { after: _, before: __, ...rest } = query
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...rest, ...change })) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Where a heading leads that sorts: the newest first, pressed again the other way round. */
export function sortUrl(path: string, query: ListQuery, sort: string, defaultSort: string): string {
  const currentSort = query.sort ?? defaultSort
  const isReversed = currentSort === sort && query.order !== 'asc'
  return listUrl(path, query, {
    sort: sort === defaultSort ? undefined : sort,
    order: isReversed ? 'asc' : undefined,
  })
}

/** How a column is sorted, for aria-sort; undefined when it is not. */
export function ariaSort(
  query: ListQuery,
  sort: string,
  defaultSort: string,
): 'ascending' | 'descending' | undefined {
  if ((query.sort ?? defaultSort) !== sort) return undefined
  return query.order === 'asc' ? 'ascending' : 'descending'
}
