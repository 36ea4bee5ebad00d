import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { runForCaller } from '#scheduling/caller'
import { createReader, mostFileBytes } from './reader'

const file = {
  processFile: fileURLToPath(new URL('./reading-process.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
}
const reader = createReader(file, { deadlineMs: 60_000 })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const refusalOf = (bytes: Uint8Array, name: string) =>
  reader.read(bytes, name).then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('a file read in a process of its own', { timeout: 60_000 }, () => {
  test('gives a resume', async () => {
    const { resume, source, lines } = await reader.read(
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

  test('is refused with the reason', async () => {
    expect(await refusalOf(new Uint8Array(0), 'a.md')).toBe('empty')
    expect(await refusalOf(new Uint8Array(mostFileBytes + 1), 'a.pdf')).toBe('tooLarge')
    expect(await refusalOf(bytesOf('{"basics":'), 'a.json')).toBe('notJson')
  })

  test('is refused when it would unpack to more than any resume', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(200 * 1024 * 1024) }, { level: 9 })
    expect(bomb.length).toBeLessThan(mostFileBytes)
    expect(await refusalOf(bomb, 'a.docx')).toBe('tooLargeInside')
  })

  test('waits its turn, and is told when too many wait or it takes too long', async () => {
    const narrow = createReader(file, { deadlineMs: 60_000, mostAtOnce: 1, mostWaiting: 1 })
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        narrow.read(bytesOf('王小明'), 'a.txt').then(
          () => 'read',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(answers.sort()).toEqual(['busy', 'read', 'read'])
    const hurried = createReader(file, { deadlineMs: 1, mostDeadlines: 60_000 })
    await expect(hurried.read(bytesOf('王小明'), 'a.txt')).rejects.toThrow('tooSlow')
  })

  test('ten bad files of one caller at once refuse nobody else, who waits for two of them at the most', async () => {
    const narrow = createReader(file, { deadlineMs: 60_000, mostAtOnce: 1, mostWaiting: 6 })
    const order: string[] = []
    const readFor = (caller: string, text: string) =>
      runForCaller(
        () => caller,
        () =>
          narrow.read(bytesOf(text), 'a.json').then(
            () => order.push(`${caller} read`),
            (error: Error) => order.push(`${caller} ${error.message}`),
          ),
      )
    await Promise.all([...Array.from({ length: 10 }, () => readFor('greedy', '{')), readFor('modest', '{}')])
    const served = order.filter((one) => !one.endsWith('busy'))
    expect(served.findIndex((one) => one.startsWith('modest'))).toBeLessThan(3)
    expect(order.filter((one) => one.startsWith('greedy'))).toHaveLength(10)
  })
})
