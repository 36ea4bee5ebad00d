import { expect, test } from 'vitest'
import { diffLinesOf } from './diff-lines'

test.each([
  [
    'a new list is bullets',
    [{ kind: 'new', text: '- **负责** 3 个\n- 写 [文档](https://a.cn)' }],
    ['• new 负责 3 个', '• new 写 文档'],
  ],
  [
    'words that change in a line of a list leave its bullet alone',
    [
      { kind: 'same', text: '- 把 ' },
      { kind: 'gone', text: '*三*' },
      { kind: 'new', text: '5' },
      { kind: 'same', text: ' 个\n- 另一条' },
    ],
    ['• same 把 |gone 三|new 5|same  个', '• same 另一条'],
  ],
  [
    'the mark of a list is no part of what is gone or new',
    [
      { kind: 'gone', text: '- 旧' },
      { kind: 'new', text: '- 新' },
    ],
    ['• gone 旧|new 新'],
  ],
  [
    'a paragraph stays one, and a range its dash',
    [{ kind: 'same', text: '3-5 <u>年</u> - 经验' }],
    ['same 3-5 年 - 经验'],
  ],
] as const)('%s', (_, diff, expected) => {
  const lines = diffLinesOf(diff).map(
    ({ isBullet, parts }) =>
      (isBullet ? '• ' : '') + parts.map(({ kind, text }) => `${kind} ${text}`).join('|'),
  )
  expect(lines).toEqual(expected)
})
