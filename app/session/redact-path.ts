/** A path as logs may hold it: what opens a resume to whoever knows it is left out, in every writing that routers take. */
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
