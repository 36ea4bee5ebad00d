/** A path as logs may hold it: what opens a resume to whoever knows it is left out. */
export function loggedPath(path: string): string {
  return path.replace(/^\/(s|handoff)\/[^/]+/, '/$1/…').replace(/^(\/dev\/pay)\/[^/]+/, '$1/…')
}
