import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyReplacement,
  insertBlock,
  MARKDOWN_COMMANDS,
  runMarkdownCommand,
  type MarkdownCommand,
} from './markdown-commands'

const sample = {
  heading: '小标题',
  bold: '重点',
  item: '项',
  quote: '引',
  link: '链接',
  table: '| a |\n| --- |',
}
const run = (command: MarkdownCommand, text: string, start: number, end = start) =>
  applyReplacement(text, runMarkdownCommand(command, { text, start, end }, sample))

test.each<[MarkdownCommand, string, number, number, string]>([
  ['heading', '前\n面试\n后', 3, 3, '前\n## 面试\n后'],
  ['heading', '', 0, 0, '## 小标题'],
  ['bold', '很重要', 1, 3, '很**重要**'],
  ['bold', '', 0, 0, '**重点**'],
  ['list', '一\n二', 0, 3, '- 一\n- 二'],
  ['ordered', '一\n二', 0, 3, '1. 一\n2. 二'],
  ['quote', '一句话', 2, 2, '> 一句话'],
  ['link', '看这里', 1, 3, '看[这里](https://)'],
  ['table', '前\n后', 1, 1, '前\n\n| a |\n| --- |\n\n后'],
  ['divider', '前', 1, 1, '前\n\n---\n\n'],
])('%s of %j from %d to %d', (command, text, start, end, expected) => {
  expect(run(command, text, start, end)).toBe(expected)
})

test('no command loses a letter, and what it selects is within the text', () => {
  const text = fc.string({ unit: fc.constantFrom('面', 'a', '\n', ' '), maxLength: 20 })
  fc.assert(
    fc.property(
      text,
      fc.nat(20),
      fc.nat(20),
      fc.constantFrom(...MARKDOWN_COMMANDS),
      (text, a, b, command) => {
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)]
        const replacement = runMarkdownCommand(command, { text, start, end }, sample)
        const result = applyReplacement(text, replacement)
        let found = 0
        for (const letter of result) if (letter === text[found]) found += 1
        expect(found).toBe(text.length)
        expect(replacement.start).toBeLessThanOrEqual(replacement.end)
        expect(replacement.end).toBeLessThanOrEqual(result.length)
      },
    ),
  )
})

test('a block stands between empty lines wherever it is inserted', () => {
  for (const text of ['', 'a', 'a\n', 'a\n\n'])
    expect(applyReplacement(text, insertBlock({ text, end: text.length }, 'X'))).toMatch(/(^|a\n\n)X\n\n$/)
})
