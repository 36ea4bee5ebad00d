import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventStreamResponse } from './event-stream'

async function* messages(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(text)
}

describe('an event stream response', () => {
  test('has one event per message, and is not cached', async () => {
    const answer = eventStreamResponse(messages('一', '二'))
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(await answer.text()).toBe('data: 一\n\ndata: 二\n\n')
  })

  test('breaks off when its messages fail', async () => {
    const failure = new Error('no answer')
    const onError = vi.fn()
    async function* failing() {
      yield* messages('一')
      throw failure
    }
    const reader = eventStreamResponse(failing(), onError).body!.getReader()
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toBe(failure)
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure)
  })

  test('takes the next message only when the reader is ready for it', async () => {
    let filledSlots = 0
    async function* counted() {
      for (;;) yield await Promise.resolve(String(++filledSlots))
    }
    const reader = eventStreamResponse(counted()).body!.getReader()
    await reader.read()
    await new Promise(setImmediate)
    expect(filledSlots).toBe(2)
    await reader.cancel()
  })
})

describe('a silent event stream', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A stream whose one message arrives when `say` is called. */
  function silent() {
    let serialize!: (text: string) => void
    const nextText = new Promise<string>((resolve) => (serialize = resolve))
    let isOver = false
    async function* waiting() {
      try {
        yield await nextText
      } finally {
        isOver = true
      }
    }
    const reader = eventStreamResponse(waiting()).body!.getReader()
    return { reader, serialize, isOver: () => isOver }
  }
  const textOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value)

  test('sends a comment every 15 seconds', async () => {
    const { reader, serialize } = silent()
    await vi.advanceTimersByTimeAsync(14_999)
    const first = textOf(reader)
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toBe(':\n\n')
    serialize('一')
    expect(await textOf(reader)).toBe('data: 一\n\n')
    expect((await reader.read()).done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a reader that disconnects ends the messages at the next one, and the comments at once', async () => {
    const { reader, serialize, isOver } = silent()
    await vi.advanceTimersByTimeAsync(1)
    const leaving = reader.cancel()
    expect(vi.getTimerCount()).toBe(0)
    serialize('一')
    await leaving
    expect(isOver()).toBe(true)
  })
})
