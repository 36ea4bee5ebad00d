/** Downloads a file once the page has loaded; the page stays, because the response is an attachment. */
export function DownloadOnLoad({ url }: { url: string | undefined }) {
  return url ? <meta httpEquiv="refresh" content={`0;url=${url}`} /> : null
}
