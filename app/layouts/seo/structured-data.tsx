import { useNonce } from '#app/runtime/nonce'

/** Data of a page for search engines (schema.org). `<` is escaped, so that no text can close the element. */
export function StructuredData({ data }: { data: object }) {
  const nonce = useNonce()
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
