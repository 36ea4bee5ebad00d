import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files'

const screenStyles = textOf('app/app.css').replace(/@media print \{[\s\S]*?\n\}/g, '')
const phoneStyles = textOf('app/editor-phone.css')

test('no style depends on :has() of the whole page, because browsers would search all of it at each key', () => {
  const selectors = screenStyles.match(/[^{};]*:has\([^{]*(?=\{)/g) ?? []
  const requested = selectors.filter((one) => /(^|[\s,])(:root|html|body)[^\s,]*:has\(/.test(one.trim()))
  expect(requested.filter((one) => !one.includes(':not(.scripted)'))).toEqual([])
})

test('no :has() asks for a value, because a key writes one and browsers would style its whole section anew', () => {
  const classes = sourceFiles()
    .filter((path) => path.startsWith('app/'))
    .flatMap((path) => textOf(path).match(/has-\[[^\s'"`]*\[value[^\s'"`]*/g) ?? [])
  const selectors = (screenStyles + phoneStyles).match(/:has\([^{]*\[value[^{]*\{/g) ?? []
  expect([...classes, ...selectors]).toEqual([])
})
