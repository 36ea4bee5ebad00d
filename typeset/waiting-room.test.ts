import { expect, test } from 'vitest'
import { createWaitingRoom, TypesetBusy } from './waiting-room'

/** Lets tasks of `eachMs` pass through a room for one, then fills it until somebody is refused: how many waited. */
async function waitingAfter(eachMs: number): Promise<number> {
  let now = 0
  const room = createWaitingRoom({ mostAtOnce: 1, mostWaiting: 40, longestWaitMs: 4_000 }, () => now)
  for (let n = 0; n < 30; n++) await room.inTurn(async () => void (now += eachMs))
  let refused = false
  const forever = () => new Promise<void>(() => {})
  for (let n = 0; n < 60 && !refused; n++) {
    room.inTurn(forever).catch((error: unknown) => {
      refused = error instanceof TypesetBusy
    })
    await Promise.resolve()
  }
  return room.load().waiting
}

test('where documents are quick, as many may wait as there are places', async () => {
  expect(await waitingAfter(10)).toBe(40)
})

test('where they are slow, fewer may: nobody waits much longer than 4 s', async () => {
  expect(await waitingAfter(200)).toBe(21)
})

test('a few may wait however slow they are', async () => {
  expect(await waitingAfter(10_000)).toBe(16)
})
