type Asked = Readonly<Record<string, string>>

/** The address of a list with some of what it asks changed; a change begins again at the first page. undefined takes out. */
export function listAddress(path: string, asked: Asked, change: Record<string, string | undefined>): string {
  const { after: _, before: __, ...kept } = asked
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...kept, ...change })) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Where a heading leads that sorts: the newest first, pressed again the other way round. */
export function sortAddress(path: string, asked: Asked, sort: string, first: string): string {
  const sorted = asked.sort ?? first
  const turns = sorted === sort && asked.order !== 'asc'
  return listAddress(path, asked, {
    sort: sort === first ? undefined : sort,
    order: turns ? 'asc' : undefined,
  })
}

/** How a column is sorted, for aria-sort; undefined when it is not. */
export function sortedAs(asked: Asked, sort: string, first: string): 'ascending' | 'descending' | undefined {
  if ((asked.sort ?? first) !== sort) return undefined
  return asked.order === 'asc' ? 'ascending' : 'descending'
}
