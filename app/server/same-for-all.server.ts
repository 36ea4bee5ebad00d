import type { AppLoadContext } from '@remix-run/node'
import type { CallName, OutputOf } from '#contract/endpoints'
import { standInOf, type Kind } from './stand-in.server'

/** Calls whose answers are the same for everybody; readShownVersion speaks for all of them. */
const sameForAll: readonly CallName[] = [
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
export function watchedMaking(
  context: AppLoadContext,
  kind?: Kind,
): { context: AppLoadContext; isSame(): boolean } {
  let same = true
  const { upstream, log } = context
  const spoils = () => void (same = false)
  const standIn = kind && standInOf(kind, spoils)
  const watchedLog = Object.create(log) as typeof log
  // What failed after the page had begun is only told to the log.
  watchedLog.error = (...line: unknown[]) => {
    spoils()
    ;(log.error as (...line: unknown[]) => void)(...line)
  }
  return {
    isSame: () => same,
    context: {
      ...context,
      ...(standIn && { who: () => Promise.resolve(standIn.who) }),
      log: watchedLog,
      upstream: {
        async call(name, input) {
          if (standIn && name === 'readProfile') return standIn.profile as OutputOf<typeof name>
          if (!sameForAll.includes(name)) spoils()
          try {
            return await upstream.call(name, input)
          } catch (error) {
            spoils()
            throw error
          }
        },
        stream(name, input) {
          spoils()
          return upstream.stream(name, input)
        },
      },
    },
  }
}
