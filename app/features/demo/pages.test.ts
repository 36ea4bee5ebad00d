import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demo } from '#app/i18n/zh/demo'
import { demoGroups, demoPages } from './pages'

const listed = demoGroups.flatMap((group) => demoPages[group])
const doors = readdirSync(join(import.meta.dirname, '../../routes'))
  .map((file) => /^demo\.\[?([\w-]+)\]?\.tsx$/.exec(file)?.[1])
  .filter((name) => name !== undefined && name !== '_index')

test('the book lists each page that has a door, once, and says what it is', () => {
  expect([...listed].sort()).toEqual([...doors].sort())
  expect([...listed].sort()).toEqual(Object.keys(demo.pages).sort())
})

test('it has every page of the specification', () => {
  const asked =
    'test color fonts quill dmtest benefit checkbox nuxtform selector tagInput accordion uploadfile colorpicker monthPicker error-defense command-message'
  expect([...listed].sort()).toEqual(asked.split(' ').sort())
})
