import { expect, test } from 'vitest'
import { textOf } from './source-files'

const screenStyles = textOf('app/app.css').replace(/@media print \{[\s\S]*?\n\}/g, '')

test('no style depends on :has() of the whole page, because browsers would search all of it at each key', () => {
  const selectors = screenStyles.match(/[^{};]*:has\([^{]*(?=\{)/g) ?? []
  const requested = selectors.filter((one) => /(^|[\s,])(:root|html|body)[^\s,]*:has\(/.test(one.trim()))
  expect(requested.filter((one) => !one.includes(':not(.scripted)'))).toEqual([])
})
