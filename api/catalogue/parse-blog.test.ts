import { expect, test } from 'vitest'
import { parseArticle } from './parse-blog'

const head = `---
title: 数字从哪里来
type: writing
date: 2026-11-02
summary: 没有报表权限也能把做过的事说清楚
tags: 简历, 量化，经历
---
`

test('parses an article with its tags and reading minutes', () => {
  expect(parseArticle('numbers', `${head}\n${'字'.repeat(900)}\n`)).toEqual({
    id: 'numbers',
    type: 'writing',
    title: '数字从哪里来',
    summary: '没有报表权限也能把做过的事说清楚',
    date: '2026-11-02',
    tags: ['简历', '量化', '经历'],
    minutes: 3,
    text: '字'.repeat(900),
  })
})

test('keeps quoted YAML, dates and numbers as text', () => {
  const quoted = head.replace('数字从哪里来', '"数字: 从哪里来"').replace('简历, 量化，经历', '2026')
  expect(parseArticle('numbers', `${quoted}\n字\n`)).toMatchObject({
    title: '数字: 从哪里来',
    date: '2026-11-02',
    tags: ['2026'],
  })
})

test.each([
  ['正文', 'between ---'],
  [head.replace('title: ', 'title'), 'name: value'],
  [head.replace('数字从哪里来', '"数字'), 'name: value'],
  [head.replace('writing', 'novel'), 'type'],
  [head.replace('2026-11-02', '昨天'), 'date'],
  [head, 'text'],
])('rejects %# with a reason', (file, why) => {
  expect(() => parseArticle('numbers', file)).toThrow(why)
})
