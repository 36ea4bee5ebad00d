import type { ServerBuild } from '@remix-run/node'
import { comeBackLater } from './crowd.server'

/** Whoever would have to wait longer is better told to come back, ms. */
const longestWaitMs = 4_000
/** One that does not end holds up nobody for longer. */
const longestTurnMs = 1_000
/** Of the mean of what pages took, the share of the last one. */
const lastCounts = 0.1

export type Turn = { leave(): void }

/**
 * Pages are drawn one after the other: many that are drawn in the same round of the event loop would keep everything else
 * waiting until the last is done. Between two of them the loop looks at its sockets.
 */
export function createDrawingTurns(
  now = () => performance.now(),
  letLoopGoOn: (next: () => void) => void = setImmediate,
) {
  const waiting: (() => void)[] = []
  let isTaken = false
  let meanMs = 0

  function next(): void {
    const first = waiting.shift()
    if (first) first()
    else isTaken = false
  }

  function begin(): Turn {
    const startedAt = now()
    let left = false
    const leave = () => {
      if (left) return
      left = true
      clearTimeout(late)
      meanMs += lastCounts * (now() - startedAt - meanMs)
      letLoopGoOn(next)
    }
    const late = setTimeout(leave, longestTurnMs).unref()
    return { leave }
  }

  return {
    /** Waits for one's turn, which has to be left; undefined when too many wait, unless it is waited for `always`. */
    async take(always = false): Promise<Turn | undefined> {
      if (!isTaken) {
        isTaken = true
        return begin()
      }
      if (!always && waiting.length * meanMs > longestWaitMs) return undefined
      await new Promise<void>((come) => waiting.push(come))
      return begin()
    },
  }
}

/**
 * The build, whose pages are drawn one after the other; who would have to wait too long is told to come back. Not so whoever
 * sent something: it was done, and its page says what came of it.
 */
export function drawingInTurns(build: ServerBuild, turns = createDrawingTurns()): ServerBuild {
  const draw = build.entry.module.default
  const inTurn: typeof draw = async (...asked) => {
    const [request, , , , { visit }] = asked
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const turn = await turns.take(!isReading)
    if (!turn) {
      visit.flash.putBack()
      return comeBackLater(request)
    }
    try {
      // Its shell stands then; what still follows is little.
      return await draw(...asked)
    } finally {
      turn.leave()
    }
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: inTurn } } }
}
