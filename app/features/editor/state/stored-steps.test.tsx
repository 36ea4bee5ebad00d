import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { moveTabMemory } from '#app/components/tab-memory'
import type { Resume } from '#contract/resume/resume'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { rememberAiWriting } from '#app/features/editor/rewrite/ai-marks'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore, type EditorStore } from './editor-store'
import { storeSteps } from './stored-steps'
import { setAtPath } from './resume-path'
import { watchSteps } from './watch-steps'

const first = buildResume()
const text = 'sections[0].items[0].text'

beforeEach(() => sessionStorage.clear())

const open = (resume: Resume = first, id = 'r1') => {
  const store = createEditorStore(structuredClone(resume))
  const end = storeSteps(id, store, store.getState().resume)
  return { store, end, now: () => store.getState().resume }
}
/** Every document that undo or redo passes. */
function way(store: EditorStore, step: 'undo' | 'redo'): Resume[] {
  const steps = store.getState().history[step === 'undo' ? 'past' : 'future'].length
  return Array.from({ length: steps }, () => {
    store.getState()[step]()
    return store.getState().resume
  })
}
/** The editor of the same text on the next page. */
function openAgain({ end, now }: ReturnType<typeof open>, id?: string) {
  const resume = now()
  dispatchEvent(new Event('pagehide'))
  const again = open(resume, id)
  end()
  return again
}

const deed = fc.oneof(
  fc.record({ name: fc.constantFrom('basics.name', text), value: fc.string({ maxLength: 5 }) }),
  fc.constantFrom('undo', 'redo', 'addItem:s1', 'removeItem:s1-1', 'moveSection:s1:down'),
)

test('what can be undone and redone is there on the next page that opens the same text', () => {
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => {
      sessionStorage.clear()
      const opened = open()
      const { undo, redo, set, dispatchIntent } = opened.store.getState()
      for (const one of deeds) {
        if (typeof one === 'object') set(one.name, one.value, true)
        else if (one === 'undo') undo()
        else if (one === 'redo') redo()
        else dispatchIntent(one)
      }
      const again = openAgain(opened)
      const steps = opened.store.getState().history.past.length
      expect(again.store.getState().history.past).toHaveLength(steps)
      expect(way(again.store, 'undo')).toEqual(way(opened.store, 'undo'))
      expect(way(again.store, 'redo')).toEqual(way(opened.store, 'redo'))
      again.end()
    }),
    { numRuns: 60 },
  )
})

test('a login takes the steps of a draft along', () => {
  const opened = open(first, 'd1')
  opened.store.getState().set('basics.name', '林晓')
  dispatchEvent(new Event('pagehide'))
  moveTabMemory('d1', 'r1')
  const again = open(opened.now(), 'r1')
  expect(way(again.store, 'undo')).toEqual([first])
})

test('another text and another resume begin without steps', () => {
  const opened = open()
  opened.store.getState().set('basics.name', '林晓')
  dispatchEvent(new Event('pagehide'))
  const stepsOf = ({ store }: ReturnType<typeof open>) => store.getState().history.past.length
  expect(stepsOf(open(setAtPath(opened.now(), 'basics.name', '林小')))).toBe(0)
  expect(stepsOf(open(opened.now(), 'r2'))).toBe(0)
})

test('steps around another editor’s change are not kept', () => {
  const opened = open()
  const { set, takeOver } = opened.store.getState()
  set('basics.name', '林晓')
  takeOver(setAtPath(opened.now(), 'basics.city', '上海'), ({ to }) => to)
  expect(openAgain(opened).store.getState().history.past).toHaveLength(0)
})

test('of more than a tab should keep, the last steps are kept', () => {
  const opened = open()
  for (let i = 0; i < 5; i++) opened.store.getState().set(text, String(i).repeat(60_000 + i), true)
  const { past } = openAgain(opened).store.getState().history
  expect(past).toHaveLength(3)
  expect(past.at(-1)!.before.sections[0]!.items[0]!.text).toMatch(/^3+$/)
})

test('what was typed before the code had come is undone first', async () => {
  const before = open()
  before.store.getState().set('basics.name', '林晓')
  before.end()
  const store = createEditorStore(before.now())
  const end = watchSteps('r1', store)
  store.getState().set('basics.city', '上海')
  await vi.waitFor(() => expect(store.getState().history.past).toHaveLength(2))
  expect(way(store, 'undo').map(({ basics }) => [basics.name, basics.city])).toEqual([
    ['林晓', first.basics.city],
    [first.basics.name, first.basics.city],
  ])
  end()
})

test('which words are of AI is known on the next page too', () => {
  const opened = open()
  const written = { before: '- 负责支付系统', after: '- 牵头支付系统改版，转化率提高 18%' }
  rememberAiWriting(opened.store, 's1-1.text', written)
  const { replace } = opened.store.getState()
  replace(markAiAssisted(setAtPath(opened.now(), text, written.after), 's1-1.text', true))
  opened.store.getState().set(text, `${written.after}，我自己补充的另一句话在这里`)
  const again = openAgain(opened)
  const isMarked = () => aiAssistedFields(again.now()).includes('s1-1.text')
  expect(isMarked()).toBe(true)
  again.store.getState().set(text, '- 我自己补充的另一句话在这里')
  expect(isMarked()).toBe(false)
})
