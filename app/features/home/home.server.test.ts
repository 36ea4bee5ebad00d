import { expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, someTemplate, unreachable } from '#tests/builders'
import { loadShelf } from './home.server'

const someBlog = (id: string) => ({
  id,
  type: 'guide' as const,
  title: `文章 ${id}`,
  summary: '一篇用来测试首页的文章',
  date: '2026-11-02',
  tags: ['简历'],
  minutes: 3,
})
const silent = { warn: () => undefined }

test('the front page shows what the shelf has', async () => {
  const upstream = fakeUpstream({
    listSamples: () => [],
    listTemplates: () => [someTemplate('classic')],
    listBlogs: () => ({ blogs: ['a', 'b', 'c', 'd'].map(someBlog), page: 1, pages: 1 }),
  })
  const { samples, templates, blogs } = await loadShelf(upstream, silent)
  expect([samples.length, templates.map(({ id }) => id)]).toEqual([0, ['classic']])
  expect(blogs.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('the front page stands without what cannot be had, and says so in the log', async () => {
  const noted: string[] = []
  const log = { warn: (_: object, message: string) => void noted.push(message) }
  const upstream = fakeUpstream({
    listSamples: unreachable,
    listTemplates: refusing(Codes.notFound),
    listBlogs: unreachable,
  })
  expect(await loadShelf(upstream, log)).toEqual({ samples: [], templates: [], blogs: [] })
  expect(noted).toHaveLength(3)
})
