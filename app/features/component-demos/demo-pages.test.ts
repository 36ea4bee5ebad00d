import { expect, test } from 'vitest'
import { texts } from '#app/i18n/zh/demo'
import { loadAllRoutes } from '#tests/app-harness/all-routes'
import { demoGroups, demoPages } from './demo-pages'

const listed = demoGroups.flatMap((group) => demoPages[group])

test('lists each demo page that has a route exactly once, with its texts', { timeout: 60_000 }, async () => {
  const routes = (await loadAllRoutes()).filter(({ parentId }) => parentId === 'routes/demo/layout')
  const routeFiles = routes.flatMap(({ path, module }) => (path && module.default ? [path] : []))
  expect([...listed].sort()).toEqual([...routeFiles].sort())
  expect([...listed].sort()).toEqual(Object.keys(texts.pages).sort())
})

test('lists every demo page of the specification', () => {
  const matches =
    'test color fonts quill dmtest benefit checkbox nuxtform selector tagInput accordion uploadfile colorpicker monthPicker error-defense command-message'
  expect([...listed].sort()).toEqual(matches.split(' ').sort())
})
