import { expect, test } from 'vitest'
import { IMPORT_ERROR_CODES } from '#importer/import-error'
import { parseDocument } from '#importer/parse-document'
import { damagedFiles } from '#tests/import-corpus/damage/damaged-files'
import { writtenSources } from '#tests/import-corpus/damage/sources'

// A thousand of them, in processes, with times and memory: `npm run damage-imports`.
test('damaged files of every kind give a resume or an ImportError', async () => {
  const outcomes = new Map<string, string>()
  for (const { name, damage, bytes } of damagedFiles(writtenSources(), { seed: 7, count: 60 }))
    outcomes.set(
      `${name}: ${damage}`,
      await parseDocument(bytes, name).then(
        () => 'imported',
        (error: { code?: string; stack?: string }) => error.code ?? error.stack ?? 'crash',
      ),
    )
  const known = ['imported', ...IMPORT_ERROR_CODES]
  expect([...outcomes].filter(([, outcome]) => !known.includes(outcome))).toEqual([])
  // The damage leaves something to import, and something to refuse.
  expect(new Set(outcomes.values()).size).toBeGreaterThan(4)
  expect([...outcomes.values()].filter((outcome) => outcome === 'imported').length).toBeGreaterThan(10)
})

test('a seed gives the same damaged files each time', () => {
  const list = () => [...damagedFiles(writtenSources(), { seed: 3, count: 22 })]
  const [first, second] = [list(), list()]
  expect(first.map(({ name, damage, bytes }) => [name, damage, bytes.length])).toEqual(
    second.map(({ name, damage, bytes }) => [name, damage, bytes.length]),
  )
})
