import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files'

/** A text that goes on from another: its translation cannot say it in another order, and it is nothing by itself. */
const fragment = /(?:^\s*|[:([] ?)['"](?:[;,.:)] |[，。；：、）])(?:\p{L}|\{\{)/u

test.each(["login: '; log in again'", "next: '. Next: {{step}}'", "failed: '，正在重试'"])(
  'a text that begins with a sign is found: %s',
  (line) => {
    expect(line).toMatch(fragment)
  },
)

test('no text of the interface begins with the sign that joins it to another', () => {
  const texts = sourceFiles().filter((path) => path.startsWith('app/i18n/') && !path.includes('.test.'))
  const found = texts.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (fragment.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
