import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { enEdit } from '#app/i18n/en-edit'
import { enEverywhere } from '#app/i18n/en-everywhere'
import { enWork } from '#app/i18n/en-work'
import { pageRooms, partsOf, type TextPart } from '#app/i18n/page-rooms'
import { zh } from '#app/i18n/zh'
import { zhEdit } from '#app/i18n/zh-edit'
import { zhEverywhere } from '#app/i18n/zh-everywhere'
import { zhWork } from '#app/i18n/zh-work'
import { productPaths, root } from './source-files'

/** Files of ours that a file brings along to a browser, at once or later; not what loads its own texts. */
function broughtBy(file: string): string[] {
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
function roomsOf(file: string, known = new Set<string>()): string[] {
  if (known.has(file) || /\.server\.tsx?$|\/app\/i18n\//.test(file)) return []
  known.add(file)
  const named = [...readFileSync(file, 'utf8').matchAll(/['"`](\w+)\.[\w.${}]/g)].map(([, room = '']) => room)
  return [...named.filter((room) => room in zh), ...broughtBy(file).flatMap((one) => roomsOf(one, known))]
}

const said = (path: string) => [...new Set(roomsOf(join(root, path)))]
const doors = productPaths('app/routes/').filter((path) => /\.tsx$/.test(path))
const routeIds = new Map([
  ['app/root.tsx', 'root'],
  ['app/features/profile/user-centre.tsx', 'user-centre'],
  ...doors.map((path) => [path, path.slice('app/'.length).replace(/\.tsx$/, '')] as const),
])
const roomsIn = (part: TextPart) => {
  if (part === 'edit') return Object.keys(zhEdit)
  return part === 'work' ? Object.keys(zhWork) : [part]
}

test.each([...routeIds])('%s says nothing but what comes with it', (path, routeId) => {
  const here = new Set([...Object.keys(zhEverywhere), ...partsOf(routeId).flatMap(roomsIn)])
  expect(said(path).filter((room) => !here.has(room))).toEqual([])
})

test('pages that are read load the texts of no editor, and say something', () => {
  const read = doors.filter((path) => !partsOf(routeIds.get(path)!).includes('edit'))
  expect(read).toContain('app/routes/public/home.tsx')
  expect(read.length).toBeGreaterThan(8)
  expect(said('app/routes/workspace/pricing.tsx')).toContain('pricing')
})

test('every room comes one way, with the same texts the server has', () => {
  const rooms = [zhEverywhere, zhEdit, zhWork].flatMap(Object.keys).concat(pageRooms)
  expect(rooms.sort()).toEqual(Object.keys(zh).sort())
  expect(new Set(rooms).size).toBe(rooms.length)
  expect(Object.keys(enEverywhere)).toEqual(Object.keys(zhEverywhere))
  expect(Object.keys(enEdit)).toEqual(Object.keys(zhEdit))
  expect(Object.keys(enWork)).toEqual(Object.keys(zhWork))
})
