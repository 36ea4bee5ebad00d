import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '#app/i18n/en'
import { enReading } from '#app/i18n/en-reading'
import { isReadingRoute } from '#app/i18n/reading-routes'
import { zh } from '#app/i18n/zh'
import { zhReading } from '#app/i18n/zh-reading'
import { productPaths, root } from './source-files'

/** Files of ours that a file brings along to a browser. */
function broughtBy(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms)
  return [...imports].flatMap(([, name = '']) => {
    const place = name.startsWith('#app/')
      ? join(root, 'app', name.slice(5))
      : name.startsWith('.') && resolve(dirname(file), name)
    return place ? [`${place}.ts`, `${place}.tsx`].filter((path) => existsSync(path)) : []
  })
}

/** Which rooms of texts are named in a file, or in what it brings along. */
function roomsOf(file: string, known = new Set<string>()): string[] {
  if (known.has(file) || /\.server\.tsx?$|\/app\/i18n\//.test(file)) return []
  known.add(file)
  const named = [...readFileSync(file, 'utf8').matchAll(/['"`](\w+)\.[\w.${}]/g)].map(([, room = '']) => room)
  return [...named.filter((room) => room in zh), ...broughtBy(file).flatMap((one) => roomsOf(one, known))]
}

const routes = productPaths('app/routes/').filter((path) => /\.tsx$/.test(path))
const readingFiles = routes.filter((path) => isReadingRoute(path.slice('app/'.length).replace(/\.tsx$/, '')))

test.each(['app/root.tsx', 'app/features/profile/user-centre.tsx', ...readingFiles])(
  '%s says nothing but what readers load',
  (path) => {
    expect([...new Set(roomsOf(join(root, path)))].filter((room) => !(room in zhReading))).toEqual([])
  },
)

test('pages that are read are found among the doors, and say something', () => {
  expect(readingFiles).toContain('app/routes/_index.tsx')
  expect(readingFiles.length).toBeGreaterThan(8)
  expect(roomsOf(join(root, 'app/routes/_workspace.pricing.tsx'))).toContain('pricing')
})

test('both languages have the same rooms for readers, and those of the whole', () => {
  expect(Object.keys(enReading)).toEqual(Object.keys(zhReading))
  for (const room of Object.keys(zhReading) as (keyof typeof zhReading)[]) {
    expect(zhReading[room]).toBe(zh[room])
    expect(enReading[room]).toBe(en[room])
  }
})
