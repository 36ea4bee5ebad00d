import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { createTypesetter, type Typesetter } from './typesetter'

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = createTypesetter({
    workerFile: resolve('typeset/worker/worker.ts'),
    execArgv: ['--import', 'tsx'],
    templatesDir: resolve('templates'),
  })
  await typesetter.ready()
})
afterAll(() => typesetter.close())

/** Chinese text without punctuation, in which a line can break anywhere. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 3000))).join('')

test(
  'four texts of 20,000 Chinese characters without a paragraph are laid out within the deadline',
  { tags: ['deep'] },
  async () => {
    const items = [1, 2, 3, 4].map((n) => buildItem(`i${n}`, { title: '甲公司', text: letters(20_000) }))
    const resume = buildResume((it) => (it.sections = [buildSection('s', items)]))
    const { pages } = await typesetter.pages(resume, undefined)
    expect(pages.length).toBeGreaterThan(20)
  },
)
