import type { LoaderFunctionArgs } from '@remix-run/node'
import { pages } from 'virtual:pages/all'
import { loadAllBlogs } from '#app/features/blogs/blogs.server'
import { loadTemplateIds } from '#app/features/gallery/gallery.server'
import { loadPositionIds } from '#app/features/positions/positions.server'
import { settings } from '#app/settings.server'

/** The public pages with a single URL; the others have one per content item. */
const publicPages = pages
  .filter(({ isPublic, path }) => isPublic && !path.includes(':'))
  .sort((a, b) => priorityOf(b) - priorityOf(a))
  .map(({ path }) => path)

export async function loader({ context }: LoaderFunctionArgs) {
  const positions = (await loadPositionIds(context.api)).map((id) => `/positions/${id}`)
  const templates = (await loadTemplateIds(context.api)).map((id) => `/tpls/${id}`)
  const scenarios = (await context.api.call('listScenarios', {})).map(
    ({ id }) => `/resume/create/scenario/${id}`,
  )
  const blogs = await loadAllBlogs(context.api)
  const kinds = [...new Set(blogs.map(({ type }) => `/blogs/list/${type}`))]
  const articles = blogs.map(({ id }) => `/blogs/detail/${id}`)
  const addresses = [...publicPages, ...scenarios, ...templates, ...positions, ...kinds, ...articles].map(
    (path) => `  <url><loc>${settings.publicOrigin}${path}</loc></url>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
  ]
  return new Response(`${xml.join('\n')}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

function priorityOf({ sitemapPriority = 0.5 }: (typeof pages)[number]): number {
  return sitemapPriority
}
