import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routes from '#app/routes'
import { declaredNamespaces, missingNamespaces } from './used-namespaces'

/**
 * Each of our routes with a component, with the namespaces that its handle and those of its parents declare.
 */
function* pages(entries: RouteConfigEntry[], inherited: string[]): Generator<[string, Set<string>]> {
  for (const { file, children = [] } of entries) {
    const available = [...inherited, ...declaredNamespaces(`app/${file}`)]
    if (file.endsWith('.tsx')) yield [`app/${file}`, new Set(available)]
    yield* pages(children, available)
  }
}

const rootNamespaces = declaredNamespaces('app/root.tsx')
const all = [
  ['app/root.tsx', new Set(rootNamespaces)] as [string, Set<string>],
  ...pages(routes as RouteConfigEntry[], rootNamespaces),
]

test.each(all)('%s declares every namespace it shows', (file, available) => {
  expect(missingNamespaces(file, available)).toEqual([])
})

test('a namespace that no handle declares is found in imports, and not in lazy parts that load it', () => {
  const none = new Set<string>()
  const found = (file: string) => missingNamespaces(file, none).map(({ namespace }) => namespace)
  expect(found('app/routes/workspace/pricing.tsx')).toContain('pricing')
  expect(found('app/features/profile/user-centre-provider.tsx')).not.toContain('profile')
  expect(found('app/features/profile/user-centre.tsx')).toContain('profile')
})

test('reading pages declare no texts of the editor', () => {
  const home = new Map(all).get('app/routes/public/home.tsx')!
  expect([...home]).toContain('home')
  expect([...home].filter((namespace) => /^(editor|fields|rewrite)/.test(namespace))).toEqual([])
})
