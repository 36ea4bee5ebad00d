import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredResume } from '#contract/resume/stored-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { createAutosave } from './autosave'
import type { WriteAnswer } from './destination'
import { draftTiming } from './draft-destination'

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const newer = { id: 'r1', revision: 9, resume: named('对方') } as StoredResume
const saved: WriteAnswer = { kind: 'saved', savedTo: 'server' }
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const savedResume = named('原')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An editor whose writes wait for their responses, oldest first. */
function open() {
  const writes: { name: string; answer(answer: WriteAnswer): Promise<unknown>; lose(): Promise<unknown> }[] =
    []
  const store = createEditorStore(savedResume)
  const states: string[] = []
  const autosave = createAutosave({
    store,
    savedResume,
    destination: {
      timing: draftTiming,
      write: ({ basics }) =>
        new Promise((resolve, reject) => {
          writes.push({
            name: basics.name,
            answer: (answer) => (resolve(answer), wait(0)),
            lose: () => (reject(new Error('lost')), wait(0)),
          })
        }),
    },
    onStatus: ({ save }) => void states.push(save),
  })
  const type = (resume = named('李')) => store.getState().replace(resume)
  return { store, autosave, type, writes, states, names: () => writes.map(({ name }) => name) }
}

test("saves the original text again when an undone change's save got no response, as the destination may have it", async () => {
  const { type, writes, names, states } = open()
  type()
  await wait(20)
  await writes[0]!.lose()
  type(savedResume)
  expect(states.at(-1)).toBe('failed')
  await wait(2_000)
  expect(names()).toEqual(['李', '原'])
  await writes[1]!.answer(saved)
  expect(states.at(-1)).toBe('finished')
})

test('saves the original text again when a change is undone while it is saved', async () => {
  const { autosave, type, writes, names, states } = open()
  type()
  await wait(20)
  type(savedResume)
  expect(autosave.isSaved()).toBe(false)
  await writes[0]!.answer(saved)
  await wait(20)
  await writes[1]!.answer(saved)
  expect([names(), states.at(-1), autosave.isSaved()]).toEqual([['李', '原'], 'finished', true])
})

test('saves a correction typed while the save of an invalid text is under way', async () => {
  const { type, writes, names } = open()
  type()
  await wait(20)
  type(named('李大'))
  await writes[0]!.answer({ kind: 'invalid', problems: {} })
  await wait(20)
  expect(names()).toEqual(['李', '李大'])
})

test.each<[string, number[]]>([
  ['before', [1, 0]],
  ['after', [0, 1]],
])('counts only the save sent past another, when it is answered %s that one', async (_, order) => {
  const { autosave, type, writes, names, states } = open()
  type()
  await wait(20)
  type(named('李大'))
  autosave.saveOnLeave()
  for (const at of order) await writes[at]!.answer(at === 0 ? { kind: 'conflict', newer } : saved)
  await wait(60_000)
  expect([names(), states, autosave.isSaved()]).toEqual([['李', '李大'], ['finished'], true])
})

test('stays failed during a retry, however long it takes', async () => {
  const { type, writes, states } = open()
  type()
  await wait(20)
  await writes[0]!.lose()
  await wait(2_000)
  type(named('李大'))
  await wait(5_000)
  expect([writes.length, states]).toEqual([2, ['failed']])
})

test('keeps retrying after the editor closes when no journal has its text', async () => {
  const { autosave, type, writes, names } = open()
  type()
  void autosave.close()
  await writes[0]!.lose()
  await wait(2_000)
  await writes[1]!.answer(saved)
  await wait(60_000)
  expect(names()).toEqual(['李', '李'])
})
