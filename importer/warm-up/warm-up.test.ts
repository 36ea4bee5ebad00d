import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document'
import { sampleRows, samples, warmUp } from './warm-up'

test('each sample is a valid file of its kind with all its rows', async () => {
  for (const [kind, sample] of Object.entries(samples)) {
    const { source, resume, lines } = await parseDocument(sample(), 'sample')
    const { basics, sections } = resume
    expect([kind, source, basics.name, lines]).toEqual([kind, kind, '王小明', sampleRows.length])
    expect(sections.map(({ kind }) => kind)).toEqual(['education', 'work', 'project', 'skills'])
  }
})

test('warming up stops as soon as a file has come', async () => {
  let asked = 0
  await warmUp(() => ++asked > 2)
  expect(asked).toBe(3)
})
