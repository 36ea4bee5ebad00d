import { expect, test } from 'vitest'
import { isStorageFull } from './storage-full'

const errorWith = (code: string) => Object.assign(new Error('a write failed'), { code })

test.each(['SQLITE_FULL', 'ENOSPC', '53100'])('%s says that there is no space', (code) => {
  expect(isStorageFull(errorWith(code))).toBe(true)
})

test.each([
  errorWith('SQLITE_CONSTRAINT_UNIQUE'),
  errorWith('53300'),
  new Error('a write failed'),
  undefined,
])('nothing else does', (error) => {
  expect(isStorageFull(error)).toBe(false)
})
