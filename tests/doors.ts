import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { remixOptions } from '../remix.config'

const appFolder = join(import.meta.dirname, '../app')

type DoorModule = { default?: unknown; loader?: unknown; action?: unknown }
type Door = { id: string; parentId: string; path?: string; index?: boolean; module: DoorModule }
/** Where a person can knock: `path` with every parameter filled in. */
export type Knock = {
  id: string
  path: string
  isIndex: boolean
  shows: boolean
  reads: boolean
  does: boolean
}

/** Every route of the product with its module, as Remix finds them: a new file is a new door. */
export async function allDoors(): Promise<Door[]> {
  // What Remix's own start sets before it reads the routes.
  globalThis.__remixAppDirectory = appFolder
  const { default: routes } = await import('#app/routes')
  const doors: Door[] = []
  const collect = async (entries: readonly RouteConfigEntry[], parentId: string): Promise<void> => {
    for (const { file, path, index, children = [] } of entries) {
      const id = file.replace(/\.tsx?$/, '')
      const module = (await import(/* @vite-ignore */ join(appFolder, file))) as DoorModule
      doors.push({ id, parentId, path, index, module })
      await collect(children, id)
    }
  }
  await collect(await routes, 'root')
  return doors
}

/** The doors without what only frames them, by the address of each. */
export function knocksOf(doors: Door[]): Knock[] {
  const byId = new Map(doors.map((door) => [door.id, door]))
  const pathOf = (door: Door | undefined): string =>
    door ? `${pathOf(byId.get(door.parentId))}${door.path ? `/${door.path}` : ''}` : ''
  const frames = new Set(doors.map(({ parentId }) => parentId))
  return doors
    .filter(({ id, path }) => !frames.has(id) && path !== '*')
    .map((door) => ({
      id: door.id,
      path: pathOf(door).replace(/:\w+\??/g, 'x1') || '/',
      isIndex: door.index === true,
      shows: Boolean(door.module.default),
      reads: Boolean(door.module.loader),
      does: Boolean(door.module.action),
    }))
}

/** Remix's own handler over these doors; what it would render is only `page` here. */
export function handlerOf(doors: Door[]) {
  const root = { id: 'root', path: '', module: { default: () => null } }
  const build = {
    mode: 'test',
    entry: {
      module: {
        default: (_: Request, status: number, headers: Headers) => new Response('page', { status, headers }),
        handleError() {},
      },
    },
    routes: Object.fromEntries([root, ...doors].map((door) => [door.id, door])),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: remixOptions.future,
    isSpaMode: false,
  } as unknown as ServerBuild
  return createRequestHandler(build, 'test')
}
