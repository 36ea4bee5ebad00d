type ListQuery = Readonly<Record<string, string>>

/**
 * Returns the list URL with `change` applied; undefined removes a parameter. A change starts at the first
 * page.
 */
export function listUrl(path: string, query: ListQuery, change: Record<string, string | undefined>): string {
  const { after: _, before: __, ...rest } = query
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...rest, ...change })) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Returns the URL of a sortable heading: newest first, reversed when pressed again. */
export function sortUrl(path: string, query: ListQuery, sort: string, defaultSort: string): string {
  const currentSort = query.sort ?? defaultSort
  const isReversed = currentSort === sort && query.order !== 'asc'
  return listUrl(path, query, {
    sort: sort === defaultSort ? undefined : sort,
    order: isReversed ? 'asc' : undefined,
  })
}

/** Returns the aria-sort of a column; undefined when unsorted. */
export function ariaSort(
  query: ListQuery,
  sort: string,
  defaultSort: string,
): 'ascending' | 'descending' | undefined {
  if ((query.sort ?? defaultSort) !== sort) return undefined
  return query.order === 'asc' ? 'ascending' : 'descending'
}
