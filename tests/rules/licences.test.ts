import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatLicences } from '../../scripts/format-licences'
import { isAllowed, licenceOverview, productionLicences } from '../../scripts/production-licences'
import { root, textOf } from './source-files'

const packages = productionLicences(root)
const installed = packages.filter(({ path }) => existsSync(join(root, path, 'package.json')))

test('every production package has a licence that allows distribution', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND GPL-2.0-only', false],
  ['(Apache-2.0 AND MIT)', true],
  ['none', false],
])('%s allows distribution: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may)
})

test('docs/licences.txt lists all licences (npm run licences)', () => {
  expect(textOf('docs/licences.txt')).toBe(licenceOverview(packages))
})

test('installed packages declare the same licence as the lock', () => {
  expect(installed.length).toBeGreaterThan(100)
  const other = installed.flatMap(({ path, name, licence }) => {
    const own = JSON.parse(textOf(`${path}/package.json`)) as {
      license?: string | { type: string }
      licenses?: { type: string }[]
    }
    const licenceName =
      typeof own.license === 'object'
        ? own.license.type
        : (own.license ?? own.licenses?.map(({ type }) => type).join(' OR '))
    return licenceName === licence || (name === 'duck' && licenceName === 'BSD')
      ? []
      : [{ name, licence, said: licenceName }]
  })
  expect(other).toEqual([])
})

test("the container's list names each package with its licence, and contains its text", () => {
  const list = formatLicences(join(root, 'node_modules'), ['hono', 'zod', '@opentelemetry/api'])
  expect(list).toMatch(
    /^hono \d[\d.]* {2}MIT\nzod \d[\d.]* {2}MIT\n@opentelemetry\/api 1\.9\.0 {2}Apache-2\.0\n/,
  )
  expect(list).toContain('Permission is hereby granted')
  expect(() => formatLicences(join(root, 'tests/rules'), ['no-such-package'])).toThrow()
})
