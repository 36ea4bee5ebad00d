import type { Plugin } from 'vite'
import { pagePattern, parseRoute, readPages } from './page-index'

type Pages = ReturnType<typeof readPages>['pages']

/** The modules made of all handles, by their names (app/virtual-pages.d.ts). */
const modules: Record<string, (pages: Pages) => string> = {
  'virtual:pages/all': (pages) =>
    `export const pages = [${pages.map(
      ({ pattern, ...page }) => `{ ...${JSON.stringify(page)}, pattern: ${pattern} }`,
    )}]`,
  'virtual:pages/prefetchable': (pages) => {
    const prefetchable = pages.filter((page) => page.isPublic || page.isPrefetchable)
    return `export const prefetchablePages = ${pagePattern(prefetchable.map(({ path }) => path.replace(/^\/$/, '')))}`
  },
}

/**
 * Serves what the routes say of their pages to what runs before Remix: a change of a handle is a change of these modules. Takes
 * out of the routes what browsers do not read of it.
 */
export function pageIndexPlugin(): Plugin {
  return {
    name: 'page-index',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const write = modules[id.slice(1)]
      if (!id.startsWith('\0') || !write) return
      const { pages, files } = readPages()
      files.forEach((file) => this.addWatchFile(file))
      return write(pages)
    },
    transform(code, id, { ssr } = {}) {
      return ssr || !/\/app\/routes\/[^?]+\.tsx$/.test(id) ? undefined : parseRoute(id, code).browserText
    },
  }
}
