import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const screenStyles = readFileSync('app/app.css', 'utf8').replace(/@media print \{[\s\S]*?\n\}/g, '')

test('with scripts no style of the whole page asks what is in it: browsers would look through all of it at each key', () => {
  const selectors = screenStyles.match(/[^{};]*:has\([^{]*(?=\{)/g) ?? []
  const requested = selectors.filter((one) => /(^|[\s,])(:root|html|body)[^\s,]*:has\(/.test(one.trim()))
  expect(requested.filter((one) => !one.includes(':not(.scripted)'))).toEqual([])
})
