import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import type { BlogSummary } from '#contract/blog'
import type { SampleSummary } from '#contract/sample'
import type { Template } from '#contract/template'

type Log = { warn(fields: object, message: string): void }
export type HomeShelf = { samples: SampleSummary[]; templates: Template[]; blogs: BlogSummary[] }

const shownBlogs = 3

/** What the front page shows of the shelf; without what cannot be had now, for the page stands without it. */
export async function loadShelf(upstream: Upstream, log: Log): Promise<HomeShelf> {
  const [samples, templates, blogs] = await Promise.all([
    orNone(upstream.call('listSamples', {}), log),
    orNone(upstream.call('listTemplates', {}), log),
    orNone(newestBlogs(upstream), log),
  ])
  return { samples, templates, blogs }
}

async function newestBlogs(upstream: Upstream): Promise<BlogSummary[]> {
  return (await upstream.call('listBlogs', {})).blogs.slice(0, shownBlogs)
}

async function orNone<T>(asked: Promise<T[]>, log: Log): Promise<T[]> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'the front page goes without a part')
    return []
  }
}
