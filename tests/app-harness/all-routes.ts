import { join } from 'node:path'
import { createRequestHandler } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { createServerBuild } from './server-build'

const appFolder = join(import.meta.dirname, '../../app')

type RouteModule = { default?: unknown; loader?: unknown; action?: unknown }
type AppRoute = { id: string; parentId: string; path?: string; index?: boolean; module: RouteModule }
/** A route's URL: `path` with every parameter filled in. */
export type RouteTarget = {
  id: string
  path: string
  isIndex: boolean
  hasComponent: boolean
  hasLoader: boolean
  hasAction: boolean
}

/** Every route of the product with its module, from the route table, so that new routes are included. */
export async function loadAllRoutes(): Promise<AppRoute[]> {
  // Remix sets this before it reads the route config.
  globalThis.__remixAppDirectory = appFolder
  const { default: routes } = await import('#app/routes')
  const appRoutes: AppRoute[] = []
  const collect = async (entries: readonly RouteConfigEntry[], parentId: string): Promise<void> => {
    for (const { file, path, index, children = [] } of entries) {
      const id = file.replace(/\.tsx?$/, '')
      const module = (await import(/* @vite-ignore */ join(appFolder, file))) as RouteModule
      appRoutes.push({ id, parentId, path, index, module })
      await collect(children, id)
    }
  }
  await collect(await routes, 'root')
  return appRoutes
}

/** The routes that answer requests, without pure layouts, by their URLs. */
export function targetsOf(appRoutes: AppRoute[]): RouteTarget[] {
  const byId = new Map(appRoutes.map((route) => [route.id, route]))
  const pathOf = (route: AppRoute | undefined): string =>
    route ? `${pathOf(byId.get(route.parentId))}${route.path ? `/${route.path}` : ''}` : ''
  const layoutIds = new Set(appRoutes.map(({ parentId }) => parentId))
  return appRoutes
    .filter(({ id, path }) => !layoutIds.has(id) && path !== '*')
    .map((route) => ({
      id: route.id,
      path: pathOf(route).replace(/:\w+\??/g, 'x1') || '/',
      isIndex: route.index === true,
      hasComponent: Boolean(route.module.default),
      hasLoader: Boolean(route.module.loader),
      hasAction: Boolean(route.module.action),
    }))
}

/** Remix's own request handler with these routes; rendering is replaced by the text `page`. */
export function createRouteHandler(appRoutes: AppRoute[]) {
  const root = { id: 'root', path: '', module: { default: () => null } }
  const entry = {
    default: (_: Request, status: number, headers: Headers) => new Response('page', { status, headers }),
    handleError() {},
  }
  return createRequestHandler(createServerBuild('test', entry, [root, ...appRoutes]), 'test')
}
