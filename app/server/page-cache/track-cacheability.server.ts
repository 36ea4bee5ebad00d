import type { AppLoadContext } from '@remix-run/node'
import type { CallName } from '#contract/http/endpoints'

/** Calls whose results are the same for everybody; readShownVersion covers all of them. */
const sharedCalls: readonly CallName[] = [
  'listTemplates',
  'suggestTemplates',
  'listSamples',
  'readSample',
  'listScenarios',
  'readScenario',
  'listPositions',
  'suggestPositions',
  'readPosition',
  'listBlogs',
  'readBlog',
  'listBlogTypes',
  'listProducts',
  'findProduct',
  'readWeixinApps',
]

/**
 * Tracks how a page is rendered: `isShareable` is true while it depends only on the current user and on
 * shared data, and no error occurred.
 */
export function trackCacheability(context: AppLoadContext): {
  context: AppLoadContext
  isShareable(): boolean
} {
  let shareable = true
  const { api, log } = context
  const markPersonal = () => void (shareable = false)
  const trackedLog = Object.create(log) as typeof log
  // Errors after the start of a page are only logged.
  trackedLog.error = (...line: unknown[]) => {
    markPersonal()
    ;(log.error as (...line: unknown[]) => void)(...line)
  }
  return {
    isShareable: () => shareable,
    context: {
      ...context,
      log: trackedLog,
      api: {
        async call(name, input) {
          if (!sharedCalls.includes(name)) markPersonal()
          try {
            return await api.call(name, input)
          } catch (error) {
            markPersonal()
            throw error
          }
        },
        stream(name, input) {
          markPersonal()
          return api.stream(name, input)
        },
      },
    },
  }
}
