import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { readTemplateCatalogue } from './template-catalogue'

const meta = readTemplateCatalogue(resolve('templates')).templates.find(({ id }) => id === 'classic')
const temporary = temporaryFolder()
let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(temporary.path, 'templates-'))))
afterAll(temporary.remove)

function put(id: string, changes: object = {}) {
  mkdirSync(join(folder, id))
  writeFileSync(join(folder, id, 'meta.json'), JSON.stringify({ ...meta, id, ...changes }))
}

test('templates are sorted by id, and folders without a meta.json are ignored', () => {
  put('zebra')
  put('ant')
  mkdirSync(join(folder, '_parts'))
  expect(readTemplateCatalogue(folder).templates.map(({ id }) => id)).toEqual(['ant', 'zebra'])
})

test('a pinned version is the current file, an archived one, or undefined', () => {
  put('ant', { version: 3 })
  writeFileSync(join(folder, 'ant', 'template@2.typ'), '')
  const { fileOf } = readTemplateCatalogue(folder)
  expect(fileOf('ant@3')).toBe(join(folder, 'ant', 'template.typ'))
  expect(fileOf('ant@2')).toBe(join(folder, 'ant', 'template@2.typ'))
  expect(fileOf('ant@1')).toBeUndefined()
  expect(fileOf('bee@1')).toBeUndefined()
  expect(fileOf('../ant@3')).toBeUndefined()
})

test('an invalid meta.json stops the start', () => {
  put('ant', { level: 'gold' })
  expect(() => readTemplateCatalogue(folder)).toThrow(/level/)
})

test("an id that differs from its folder's name stops the start", () => {
  mkdirSync(join(folder, 'ant'))
  writeFileSync(join(folder, 'ant', 'meta.json'), JSON.stringify({ ...meta, id: 'bee' }))
  expect(() => readTemplateCatalogue(folder)).toThrow(/ant/)
})
