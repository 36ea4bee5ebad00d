import { settings } from '#app/settings.server'

/** Nothing to index here: users' files, images made on demand, the pages of a demo. */
const notForRobots = ['/dev/', '/drafts/', '/handoff/', '/photos/', '/sheets/', '/auth/', '/pricing/']

export function loader() {
  const lines = [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${settings.publicOrigin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
