/** Brings a file from an address of ours once the page is here, and the page stays: the address answers as an attachment. */
export function DownloadOnLoad({ url }: { url: string | undefined }) {
  return url ? <meta httpEquiv="refresh" content={`0;url=${url}`} /> : null
}
