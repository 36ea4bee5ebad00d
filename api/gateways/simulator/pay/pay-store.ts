import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SimulatedOrder } from './simulated-order'

/** Where simulated orders live: what was paid in a demo is paid after its restart too. */
export type PayStore = { read: () => SimulatedOrder[]; append: (order: SimulatedOrder) => void }

const retentionMs = 7 * 24 * 3_600_000

/** A line of JSON for each change; what is a week old is left out at the next start. */
export function createPayStore(file: string, now: number): PayStore {
  return {
    read() {
      const byTradeNo = new Map<string, SimulatedOrder>()
      for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
        const read = SimulatedOrder.safeParse(tryParseJson(line))
        // The last line may be cut by a crash; its change had not been told to anybody then.
        if (read.success) byTradeNo.set(read.data.outTradeNo, read.data)
      }
      const orders = [...byTradeNo.values()].filter(({ createdAt }) => now - createdAt < retentionMs)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, orders.map(toLine).join(''), { mode: 0o600 })
      renameSync(`${file}.new`, file)
      return orders
    },
    append: (order) => appendFileSync(file, toLine(order), { mode: 0o600 }),
  }
}

export const emptyPayStore: PayStore = { read: () => [], append: () => {} }

function toLine(order: SimulatedOrder): string {
  return `${JSON.stringify(order)}\n`
}

function tryParseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
