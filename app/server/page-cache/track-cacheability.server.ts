import type { AppLoadContext } from '@remix-run/node'
import type { CallName, OutputOf } from '#contract/http/endpoints'
import { createPlaceholderUser, type MemberSegment } from './placeholder-user.server'

/** Calls whose results are the same for everybody; readShownVersion covers all of them. */
const sharedCalls: readonly CallName[] = [
  'listTemplates',
  'listSamples',
  'readSample',
  'listScenarios',
  'readScenario',
  'listPositions',
  'readPosition',
  'listBlogs',
  'readBlog',
  'listProducts',
  'findProduct',
  'readWeixinApps',
]

/**
 * Watches how a page is made: `isSame` says whether everybody may be shown it, whole and as it should be.
 * @param kind of a person: then it is made for a stand-in, and all of that kind may
 */
export function trackCacheability(
  context: AppLoadContext,
  segment?: MemberSegment,
): { context: AppLoadContext; isShareable(): boolean } {
  let shareable = true
  const { api, log } = context
  const markPersonal = () => void (shareable = false)
  const placeholderUser = segment && createPlaceholderUser(segment, markPersonal)
  const trackedLog = Object.create(log) as typeof log
  // Errors after the page had begun are only logged.
  trackedLog.error = (...line: unknown[]) => {
    markPersonal()
    ;(log.error as (...line: unknown[]) => void)(...line)
  }
  return {
    isShareable: () => shareable,
    context: {
      ...context,
      ...(placeholderUser && { getCurrentUser: () => Promise.resolve(placeholderUser.currentUser) }),
      log: trackedLog,
      api: {
        async call(name, input) {
          if (placeholderUser && name === 'readProfile')
            return placeholderUser.profile as OutputOf<typeof name>
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
