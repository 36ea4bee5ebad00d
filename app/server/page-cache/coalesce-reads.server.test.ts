import { expect, test } from 'vitest'
import { coalesceReads } from './coalesce-reads.server'

function readings() {
  const open: { resolve(value: number): void; reject(error: Error): void }[] = []
  const read = coalesceReads(() => new Promise<number>((resolve, reject) => open.push({ resolve, reject })))
  return { open, read }
}

test('a reader during a read gets the result of a read that begins after its call', async () => {
  const { open, read } = readings()
  const first = read()
  const [second, third] = [read(), read()]
  expect(open).toHaveLength(1)
  open[0]!.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => open.length).toBe(2)
  open[1]!.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  expect(open).toHaveLength(2)
})

test('a failed read is not shared with later readers', async () => {
  const { open, read } = readings()
  const [first, second] = [read(), read()]
  open[0]!.reject(new Error('nobody can tell'))
  await expect(first).rejects.toThrow('nobody can tell')
  await expect.poll(() => open.length).toBe(2)
  open[1]!.resolve(2)
  expect(await second).toBe(2)
})

test('nothing is remembered after a read', async () => {
  const { open, read } = readings()
  const first = read()
  open[0]!.resolve(1)
  await first
  void read()
  expect(open).toHaveLength(2)
})
