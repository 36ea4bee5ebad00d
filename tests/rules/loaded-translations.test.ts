import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { enEditor } from '#app/i18n/en-editor'
import { enShared } from '#app/i18n/en-shared'
import { enWorkspace } from '#app/i18n/en-workspace'
import { lazyNamespaces, bundlesForRoute, type TextBundle } from '#app/i18n/route-namespaces'
import { zh } from '#app/i18n/zh'
import { zhEditor } from '#app/i18n/zh-editor'
import { zhShared } from '#app/i18n/zh-shared'
import { zhWorkspace } from '#app/i18n/zh-workspace'
import { productPaths, root } from './source-files'

/** Files of ours that a file brings along to a browser, at once or later; not what loads its own texts. */
function loadedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const at = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms)
  const onDemand = text.matchAll(/(?<!typeof )import\('((?!\.\/user-centre')[^']+)'\)/g)
  return [...at, ...onDemand].flatMap(([, name = '']) => {
    const place = name.startsWith('#app/')
      ? join(root, 'app', name.slice(5))
      : name.startsWith('.') && resolve(dirname(file), name)
    return place ? [`${place}.ts`, `${place}.tsx`].filter((path) => existsSync(path)) : []
  })
}

/** Which rooms of texts are named in a file, or in what it brings along. */
function namespacesOf(file: string, known = new Set<string>()): string[] {
  if (known.has(file) || /\.server\.tsx?$|\/app\/i18n\//.test(file)) return []
  known.add(file)
  const named = [...readFileSync(file, 'utf8').matchAll(/['"`](\w+)\.[\w.${}]/g)].map(
    ([, namespace = '']) => namespace,
  )
  return [
    ...named.filter((namespace) => namespace in zh),
    ...loadedBy(file).flatMap((one) => namespacesOf(one, known)),
  ]
}

const texts = (path: string) => [...new Set(namespacesOf(join(root, path)))]
const routes = productPaths('app/routes/').filter((path) => /\.tsx$/.test(path))
const routeIds = new Map([
  ['app/root.tsx', 'root'],
  ['app/features/profile/user-centre.tsx', 'user-centre'],
  ...routes.map((path) => [path, path.slice('app/'.length).replace(/\.tsx$/, '')] as const),
])
const namespacesIn = (part: TextBundle) => {
  if (part === 'edit') return Object.keys(zhEditor)
  return part === 'work' ? Object.keys(zhWorkspace) : [part]
}

test.each([...routeIds])('%s says nothing but what comes with it', (path, routeId) => {
  const here = new Set([...Object.keys(zhShared), ...bundlesForRoute(routeId).flatMap(namespacesIn)])
  expect(texts(path).filter((namespace) => !here.has(namespace))).toEqual([])
})

test('pages that are read load the texts of no editor, and say something', () => {
  const read = routes.filter((path) => !bundlesForRoute(routeIds.get(path)!).includes('edit'))
  expect(read).toContain('app/routes/public/home.tsx')
  expect(read.length).toBeGreaterThan(8)
  expect(texts('app/routes/workspace/pricing.tsx')).toContain('pricing')
})

test('every room comes one way, with the same texts the server has', () => {
  const namespaces = [zhShared, zhEditor, zhWorkspace].flatMap(Object.keys).concat(lazyNamespaces)
  expect(namespaces.sort()).toEqual(Object.keys(zh).sort())
  expect(new Set(namespaces).size).toBe(namespaces.length)
  expect(Object.keys(enShared)).toEqual(Object.keys(zhShared))
  expect(Object.keys(enEditor)).toEqual(Object.keys(zhEditor))
  expect(Object.keys(enWorkspace)).toEqual(Object.keys(zhWorkspace))
})
