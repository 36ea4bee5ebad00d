import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { BlogSummary } from '#contract/catalogue/blog'
import type { IndustrySummary } from '#contract/catalogue/position'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'

type Log = { warn(fields: object, message: string): void }
export type HomeContent = {
  samples: SampleSummary[]
  templates: Template[]
  industries: IndustrySummary[]
  blogs: BlogSummary[]
}

const maxBlogs = 3

/** Loads the content of the front page; a part that fails is logged and left empty. */
export async function loadHomeContent(api: ApiClient, log: Log, language: Language): Promise<HomeContent> {
  const [samples, templates, industries, blogs] = await Promise.all([
    orEmpty(api.call('listSamples', { language }), log),
    orEmpty(api.call('listTemplates', {}), log),
    orEmpty(api.call('listPositions', {}), log),
    orEmpty(newestBlogs(api), log),
  ])
  return { samples, templates, industries, blogs }
}

async function newestBlogs(api: ApiClient): Promise<BlogSummary[]> {
  return (await api.call('listBlogs', {})).blogs.slice(0, maxBlogs)
}

async function orEmpty<T>(request: Promise<T[]>, log: Log): Promise<T[]> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'the front page goes without a part')
    return []
  }
}
