import { pickIcons } from './icon-set.server'

/** An icon never changes; a set may grow. */
const cacheControl = 'public, max-age=604800'
const maxNames = 100

/**
 * Returns `/icons/lucide.json?icons=a,b` (spec §9). An unknown set is 404, or 501 with other hosts: after a
 * 404 Iconify's clients would not try them.
 */
export function iconsResponse(request: Request, file: string, hosts: readonly string[]): Response {
  const [, set = ''] = /^([a-z0-9-]{1,40})\.json$/.exec(file) ?? []
  const names = (new URL(request.url).searchParams.get('icons') ?? '').split(',').filter(Boolean)
  if (names.length > maxNames) return new Response(null, { status: 400 })
  const icons = pickIcons(set, names)
  if (!icons) return new Response(null, { status: hosts.length > 0 ? 501 : 404 })
  return Response.json(icons, { headers: { 'Cache-Control': cacheControl } })
}
