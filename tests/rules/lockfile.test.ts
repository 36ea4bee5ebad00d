import { expect, test } from 'vitest'
import { textOf } from './source-files'
import { missingEntries } from '../../scripts/complete-lockfile.mjs'

const lockText = textOf('package-lock.json')

test('the lock has an entry for every platform, so that npm ci accepts it everywhere (scripts/complete-lockfile.mjs)', () => {
  expect(missingEntries(JSON.parse(lockText)).map(([path]) => path)).toEqual([])
})

test('the lock names no registry', () => {
  // A workspace is resolved to its folder.
  expect(lockText.match(/"resolved": "(?!tests\/perf")[^"]*"/)).toBeNull()
})

test('an optional package that is named but not locked is found, with its platform', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { 'a-linux-arm64-musl': '1.0.0' } } }
  expect(missingEntries({ packages })).toEqual([
    [
      'node_modules/a-linux-arm64-musl',
      { version: '1.0.0', cpu: ['arm64'], libc: ['musl'], os: ['linux'], optional: true },
    ],
  ])
})
