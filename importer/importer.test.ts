import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { runWithFairnessKey } from '#fair-queue/fairness-key'
import { createImporter, maxFileBytes } from './importer'

const file = {
  processFile: fileURLToPath(new URL('./import-process.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
}
const reader = createImporter(file, { deadlineMs: 60_000 })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const refusalOf = (bytes: Uint8Array, name: string) =>
  reader.importFile(bytes, name).then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('importing a file in its own process', { timeout: 60_000 }, () => {
  test('a valid file becomes a resume', async () => {
    const { resume, source, lines } = await reader.importFile(
      bytesOf('# 王小明\n\n## 教育背景\n\n### 某大学'),
      'a.md',
    )
    expect([resume.basics.name, resume.sections[0]?.items[0]?.title, source, lines]).toEqual([
      '王小明',
      '某大学',
      'text',
      3,
    ])
  })

  test('an invalid file is rejected with the reason', async () => {
    expect(await refusalOf(new Uint8Array(0), 'a.md')).toBe('empty')
    expect(await refusalOf(new Uint8Array(maxFileBytes + 1), 'a.pdf')).toBe('tooLarge')
    expect(await refusalOf(bytesOf('{"basics":'), 'a.json')).toBe('notJson')
  })

  test('a file that would unpack to more than any resume is rejected', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(200 * 1024 * 1024) }, { level: 9 })
    expect(bomb.length).toBeLessThan(maxFileBytes)
    expect(await refusalOf(bomb, 'a.docx')).toBe('tooLargeInside')
  })

  test('files wait in the queue, and are rejected when it is full or takes too long', async () => {
    const narrow = createImporter(file, { deadlineMs: 60_000, maxConcurrent: 1, maxQueued: 1 })
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        narrow.importFile(bytesOf('王小明'), 'a.txt').then(
          () => 'read',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(answers.sort()).toEqual(['busy', 'read', 'read'])
    const hurried = createImporter(file, { deadlineMs: 1, maxDeadlines: 60_000 })
    await expect(hurried.importFile(bytesOf('王小明'), 'a.txt')).rejects.toThrow('tooSlow')
  })

  test(
    'ten bad files of one caller delay another caller by two of them at most',
    { tags: ['deep'] },
    async () => {
      const narrow = createImporter(file, { deadlineMs: 60_000, maxConcurrent: 1, maxQueued: 6 })
      const order: string[] = []
      const readFor = (caller: string, text: string) =>
        runWithFairnessKey(
          () => caller,
          () =>
            narrow.importFile(bytesOf(text), 'a.json').then(
              () => order.push(`${caller} read`),
              (error: Error) => order.push(`${caller} ${error.message}`),
            ),
        )
      await Promise.all([
        ...Array.from({ length: 10 }, () => readFor('greedy', '{')),
        readFor('modest', '{}'),
      ])
      const served = order.filter((one) => !one.endsWith('busy'))
      expect(served.findIndex((one) => one.startsWith('modest'))).toBeLessThan(3)
      expect(order.filter((one) => one.startsWith('greedy'))).toHaveLength(10)
    },
  )
})
