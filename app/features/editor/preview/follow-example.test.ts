import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { followExample, showExample } from './follow-example'

const first = buildResume((resume) => (resume.basics.name = '甲'))
const second = buildResume((resume) => (resume.basics.name = '乙'))
let stop = () => {}
const requests: string[] = []
let answer: () => Response = () => Response.json(second)

beforeEach(() => {
  vi.useFakeTimers()
  requests.length = 0
  answer = () => Response.json(second)
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
function open() {
  const store = createEditorStore(emptyResume(DEFAULT_STYLE), {}, '', first)
  stop = followExample(store)
  const type = async (position: string) => {
    store.getState().set('intention.position', position)
    await vi.advanceTimersByTimeAsync(100)
  }
  const rest = () => vi.advanceTimersByTimeAsync(2_000)
  return { store, type, rest, shown: () => store.getState().example?.basics.name }
}

test('the example follows the position once nobody types, with one request', async () => {
  const { type, rest, shown } = open()
  for (const typed of ['市', '市场', '市场专员']) await type(typed)
  expect([requests, shown()]).toEqual([[], '甲'])
  await rest()
  expect(requests).toEqual([expect.stringContaining(`position=${encodeURIComponent('市场专员')}`)])
  expect(shown()).toBe('乙')
})

test('the one before stays when there is none, and while there is no network', async () => {
  const { type, rest, shown } = open()
  answer = () => new Response(null, { status: 404 })
  await type('占星师')
  await rest()
  answer = () => {
    throw new TypeError('network')
  }
  await type('会计')
  await rest()
  expect([requests.length, shown()]).toEqual([2, '甲'])
})

test('other words ask for nothing, and an example that was taken away does not come back', async () => {
  const { store, type, rest, shown } = open()
  store.getState().set('basics.name', '林小满')
  await rest()
  expect(requests).toEqual([])
  await type('会计')
  store.setState({ example: undefined })
  await rest()
  expect(shown()).toBeUndefined()
})

test('a resume without a word that came without an example gets it, one that is being written does not', async () => {
  const store = createEditorStore(emptyResume(DEFAULT_STYLE))
  store.getState().set('intention.position', '会计')
  await showExample(store)
  expect(requests).toEqual([expect.stringContaining(`position=${encodeURIComponent('会计')}`)])
  expect(store.getState().example?.basics.name).toBe('乙')

  const written = createEditorStore(emptyResume(DEFAULT_STYLE))
  const shown = showExample(written)
  written.getState().replace(buildResume())
  await shown
  expect(written.getState().example).toBeUndefined()
})
