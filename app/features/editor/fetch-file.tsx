/** Brings a file from an address of ours once the page is here, and the page stays: the address answers as an attachment. */
export function FetchFile({ from }: { from: string | undefined }) {
  return from ? <meta httpEquiv="refresh" content={`0;url=${from}`} /> : null
}
