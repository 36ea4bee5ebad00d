import { expect, test } from 'vitest'
import { countSteps } from '#tests/linear-time/step-counter'
import { parseHtmlBlocks } from './parse-html-blocks'

test('the rows below a very wide row take a time that grows with them alone', async () => {
  const table = (columns: number, rows: number) =>
    `<table><tr>${'<td>a'.repeat(columns)}${'<tr><td>b'.repeat(rows)}</table>`
  const stepsOf = (columns: number, rows: number) =>
    countSteps('importer/html', () => parseHtmlBlocks(table(columns, rows)))
  const together = await stepsOf(3_000, 3_000)
  const apart = (await stepsOf(3_000, 1)) + (await stepsOf(1, 3_000))
  expect(together).toBeLessThan(2 * apart)
})
