import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SimulatedOrder } from './simulated-order'
import { tryParseJson } from '../../pay/try-parse-json'

/** Persists simulated orders, so that a demo's payments survive a restart. */
export type PayStore = { read: () => SimulatedOrder[]; append: (order: SimulatedOrder) => void }

const retentionMs = 7 * 24 * 3_600_000

/** One line of JSON per change; orders older than a week are dropped at the next start. */
export function createPayStore(file: string, now: number): PayStore {
  return {
    read() {
      const byTradeNo = new Map<string, SimulatedOrder>()
      for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
        const read = SimulatedOrder.safeParse(tryParseJson(line))
        // A crash may truncate the last line; that change was not acknowledged then.
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
