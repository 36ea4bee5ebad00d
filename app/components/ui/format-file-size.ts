const units = ['B', 'kB', 'MB', 'GB']

/** Formats a number of bytes in units of 1,000, as phones and file managers show them: `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const size = bytes / 1000 ** power
  return `${power > 1 ? size.toFixed(1) : Math.round(size)} ${units[power]}`
}
