import { setTimeout as sleep } from 'node:timers/promises'
import { liveTogether, withCrowd } from '../bench/load-crowd'
import { mean } from '../bench/percentiles'
import { weighTree } from '../bench/process-tree'
import { createChecks } from './checks'

/**
 * Lets 50 people live in the product for ten minutes: nothing fails, and memory and what is held open stay level.
 * `[SECONDS=600] node --import tsx tests/faults/soak.ts`; exit 1 when something is wrong.
 */
const ms = Number(process.env.SECONDS ?? 600) * 1000
const stretches = 10
const people = 50
const { check, end } = createChecks('soak', `${people} people for ${ms / 1000} s`)

await withCrowd(async (crowd) => {
  const { product } = crowd
  const pause = { least: 200, most: 1_000 }
  const stretch = () => liveTogether(crowd, people, { ms: ms / stretches, pause })
  // Workers and caches fill.
  await stretch()
  const [weights, handles, heaps]: [number[], number[], number[]] = [[], [], []]
  let [deeds, errors, refused] = [0, 0, 0]
  const wrong: string[] = []
  for (let n = 0; n < stretches; n++) {
    const tally = await stretch()
    deeds += tally.times.length
    errors += tally.errors
    refused += tally.refused
    if (tally.errors > 0) wrong.push(tally.saidWrong())
    // Idle connections of the last moment close.
    await sleep(1_000)
    const { kinds, heapMB } = await product.look()
    const { TCPSocketWrap: _, Timeout: __, ...others } = kinds
    weights.push(weighTree(product.pid).rss)
    handles.push(Object.values(others).reduce((sum, count) => sum + count, 0))
    heaps.push(heapMB)
  }
  const half = (values: number[], second: boolean) =>
    mean(second ? values.slice(stretches / 2) : values.slice(0, stretches / 2))
  const grown = (values: number[]) => (half(values, true) / half(values, false) - 1) * 100
  check('people were busy', deeds > (ms / 1000) * 2, `${deeds} deeds`)
  check('nothing failed', errors === 0, wrong.join('; ') || errors)
  check('nobody was told to come back', refused === 0, refused)
  check(
    'memory is level: second half over first, RSS',
    grown(weights) <= 10,
    `${grown(weights).toFixed(1)} %`,
  )
  check('what is held open is level', half(handles, true) <= half(handles, false) + 5, handles.join(', '))
  check('memory of all processes, MB (told only)', true, weights.map((MB) => MB.toFixed(0)).join(', '))
  check('heap of the server, MB (told only)', true, heaps.map((MB) => MB.toFixed(0)).join(', '))
})
await end()
