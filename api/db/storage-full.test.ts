import { expect, test } from 'vitest'
import { isStorageFull } from './storage-full'

const errorWith = (code: string) => Object.assign(new Error('a write failed'), { code })

test.each(['SQLITE_FULL', 'ENOSPC', '53100'])('%s means that the disk is full', (code) => {
  expect(isStorageFull(errorWith(code))).toBe(true)
})

test.each([
  errorWith('SQLITE_CONSTRAINT_UNIQUE'),
  errorWith('53300'),
  new Error('a write failed'),
  undefined,
])('other errors do not mean a full disk', (error) => {
  expect(isStorageFull(error)).toBe(false)
})
