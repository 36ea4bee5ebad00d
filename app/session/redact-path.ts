/**
 * Redacts a path for logs: secrets that unlock a resume are removed, in every spelling that routers accept.
 */
export function redactPath(path: string): string {
  return decodeSafely(path).replace(/^((?:\/|%2f)+(?:s|handoff|dev\/pay)(?:\/|%2f)+)[^/]+/i, '$1…')
}

function decodeSafely(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
