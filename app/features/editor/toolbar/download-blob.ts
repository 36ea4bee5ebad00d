/** Downloads a file that this browser made. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser starts reading it after this handler.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
