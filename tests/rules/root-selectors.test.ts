import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const screenStyles = readFileSync('app/app.css', 'utf8').replace(/@media print \{[\s\S]*?\n\}/g, '')

test('no style depends on :has() of the whole page, because browsers would search all of it at each key', () => {
  const selectors = screenStyles.match(/[^{};]*:has\([^{]*(?=\{)/g) ?? []
  const requested = selectors.filter((one) => /(^|[\s,])(:root|html|body)[^\s,]*:has\(/.test(one.trim()))
  expect(requested.filter((one) => !one.includes(':not(.scripted)'))).toEqual([])
})
