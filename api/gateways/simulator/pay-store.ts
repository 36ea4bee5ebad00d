import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SimulatedOrder } from './pay-order'

/** Where simulated orders live: what was paid in a demo is paid after its restart too. */
export type PayStore = { read: () => SimulatedOrder[]; keep: (order: SimulatedOrder) => void }

const memoryMs = 7 * 24 * 3_600_000

/** A line of JSON for each change; what is a week old is left out at the next start. */
export function payStoreIn(file: string, now: number): PayStore {
  return {
    read() {
      const kept = new Map<string, SimulatedOrder>()
      for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
        const read = SimulatedOrder.safeParse(parsed(line))
        // The last line may be cut by a crash; its change had not been told to anybody then.
        if (read.success) kept.set(read.data.outTradeNo, read.data)
      }
      const orders = [...kept.values()].filter(({ createdAt }) => now - createdAt < memoryMs)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, orders.map(lineOf).join(''), { mode: 0o600 })
      renameSync(`${file}.new`, file)
      return orders
    },
    keep: (order) => appendFileSync(file, lineOf(order), { mode: 0o600 }),
  }
}

export const noPayStore: PayStore = { read: () => [], keep: () => {} }

function lineOf(order: SimulatedOrder): string {
  return `${JSON.stringify(order)}\n`
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
