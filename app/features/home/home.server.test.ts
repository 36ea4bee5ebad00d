import { expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { loadHomeContent } from './home.server'

const someBlog = (id: string) => ({
  id,
  type: 'guide' as const,
  title: `文章 ${id}`,
  summary: '一篇用来测试首页的文章',
  date: '2026-11-02',
  tags: ['简历'],
  minutes: 3,
})
const silentLogger = { warn: () => undefined }

test('loads the samples, the templates, the positions and the three newest articles of the front page', async () => {
  const api = fakeApiClient({
    listSamples: () => [],
    listTemplates: () => [buildTemplate('classic')],
    listPositions: () => [],
    listBlogs: () => ({ blogs: ['a', 'b', 'c', 'd'].map(someBlog), page: 1, pages: 1 }),
  })
  const { samples, templates, blogs } = await loadHomeContent(api, silentLogger, 'zh')
  expect([samples.length, templates.map(({ id }) => id)]).toEqual([0, ['classic']])
  expect(blogs.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('loads the front page without the failed parts, and logs each failure', async () => {
  const logged: string[] = []
  const log = { warn: (_: object, message: string) => void logged.push(message) }
  const api = fakeApiClient({
    listSamples: failUnreachable,
    listTemplates: failingWith(ApiCodes.notFound),
    listPositions: failUnreachable,
    listBlogs: failUnreachable,
  })
  expect(await loadHomeContent(api, log, 'zh')).toEqual({
    samples: [],
    templates: [],
    industries: [],
    blogs: [],
  })
  expect(logged).toHaveLength(4)
})
