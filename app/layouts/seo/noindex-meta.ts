/** What a page that no search engine keeps says of itself, as Remix's `meta`; its loader brings the title. */
export function noindexMeta({ data }: { data?: unknown }) {
  const title = data && typeof data === 'object' && 'title' in data ? String(data.title) : undefined
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
