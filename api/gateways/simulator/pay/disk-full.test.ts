import { afterEach, expect, test, vi } from 'vitest'
import { createPaySimulator } from './pay-simulator'

afterEach(() => vi.useRealTimers())

test('a simulated payment on a full disk is still notified, and does not crash', async () => {
  vi.useFakeTimers()
  const disk = { isFull: false }
  const store = {
    read: () => [],
    append() {
      if (disk.isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    },
  }
  const notify = vi.fn<typeof fetch>(async () => new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', notify)
  const options = { clock: () => 0, store, appId: 'wx', pageOf: String, isOpenId: () => true }
  const { payState: world, notifier } = await createPaySimulator(options)
  const placed = { outTradeNo: 'T1', asked: '{}', description: '会员', total: 1, openId: null }
  const order = world.place({ ...placed, notifyUrl: 'http://product/told', expiresAt: 1 })
  if (typeof order === 'string') throw new Error(order)
  await notifier.notify(order)
  disk.isFull = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(notify).toHaveBeenCalledTimes(2)
  notifier.close()
})
