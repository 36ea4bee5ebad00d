/** The `meta` of a page that search engines must not index; its loader returns the title. */
export function noindexMeta({ data }: { data?: unknown }) {
  const title = data && typeof data === 'object' && 'title' in data ? String(data.title) : undefined
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
