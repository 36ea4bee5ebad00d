/** A private file to save; without `disposition` the browser shows it. */
export function fileResponse(bytes: Uint8Array, type: string, disposition?: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
      ...(disposition && { 'Content-Disposition': disposition }),
    },
  })
}
