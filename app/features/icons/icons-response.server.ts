import { pickIcons } from './icon-set.server'

/** Icons do not change under a name; a set may grow. */
const cacheControl = 'public, max-age=604800'
const maxNames = 100

/**
 * `/icons/lucide.json?icons=a,b` (spec §9). A set that is not here: 404; where other hosts may have it, 501, for a 404 would
 * keep Iconify's clients from asking them.
 */
export function iconsResponse(request: Request, file: string, hosts: readonly string[]): Response {
  const [, set = ''] = /^([a-z0-9-]{1,40})\.json$/.exec(file) ?? []
  const names = (new URL(request.url).searchParams.get('icons') ?? '').split(',').filter(Boolean)
  if (names.length > maxNames) return new Response(null, { status: 400 })
  const icons = pickIcons(set, names)
  if (!icons) return new Response(null, { status: hosts.length > 0 ? 501 : 404 })
  return Response.json(icons, { headers: { 'Cache-Control': cacheControl } })
}
