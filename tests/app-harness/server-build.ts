import type { ServerBuild } from '@remix-run/node'
import { remixOptions } from '../../remix.config'

type RouteModule = { default?: unknown; loader?: unknown; action?: unknown; ErrorBoundary?: unknown }
type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: RouteModule }

/** A build of Remix with our options and these routes; the manifest names a script of each. */
export function createServerBuild(
  mode: 'test' | 'production',
  entry: Partial<ServerBuild['entry']['module']>,
  routes: readonly (BuiltRoute & { imports?: string[] })[],
): ServerBuild {
  const manifest = routes.map(({ module, ...route }) => ({
    imports: [],
    ...route,
    hasLoader: Boolean(module.loader),
    hasAction: Boolean(module.action),
    hasErrorBoundary: Boolean(module.ErrorBoundary),
    module: `/${route.id}.js`,
  }))
  const byId = <T extends { id: string }>(parts: readonly T[]) =>
    Object.fromEntries(parts.map((part) => [part.id, part]))
  return {
    mode,
    entry: { module: entry },
    routes: byId(routes),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: byId(manifest),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: remixOptions.future,
    isSpaMode: false,
  } as unknown as ServerBuild
}
