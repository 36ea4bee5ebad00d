import { expect, test } from 'vitest'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { buildResume } from '#tests/fixtures/resume-builders'
import { rememberAiWriting, watchAiMarks } from './ai-marks'

const name = 'sections[0].items[0].text'
const field = 's1-1.text'
const before = '- 负责支付系统，处理日常工作'
const after = '- 牵头支付系统改版，转化率提高 18%'

function openStore(text: string, isMarked: boolean) {
  const resume = buildResume((one) => void (one.sections[0]!.items[0]!.text = text))
  const store = createEditorStore(isMarked ? markAiAssisted(resume, field, true) : resume)
  watchAiMarks(store)
  const isStillMarked = () => aiAssistedFields(store.getState().resume).includes(field)
  return { store, isStillMarked }
}
function openRewritten() {
  const opened = openStore(before, false)
  const { store } = opened
  rememberAiWriting(store, field, { before, after })
  const { resume, replace } = store.getState()
  const sections = resume.sections.map((section, index) =>
    index > 0 ? section : { ...section, items: [{ ...section.items[0]!, text: after }] },
  )
  replace(markAiAssisted({ ...resume, sections }, field, true))
  return opened
}

test('a text keeps its mark while it has words of AI, loses it with the last, and gets it back with them', () => {
  const { store, isStillMarked } = openRewritten()
  const type = (text: string) => store.getState().set(name, text, true)
  expect(isStillMarked()).toBe(true)
  type('- 支付系统改版，转化率提高 18%，我做')
  expect(isStillMarked()).toBe(true)
  type('- 负责支付系统，12 家商户接入')
  expect(isStillMarked()).toBe(false)
  store.getState().undo()
  expect(isStillMarked()).toBe(true)
  type('')
  expect(isStillMarked()).toBe(false)
  type(after)
  expect(isStillMarked()).toBe(true)
  store.getState().set('sections[0].items[0].title', '别的公司')
  expect(isStillMarked()).toBe(true)
})

test('of a text that was marked when it was opened all counts as written by AI', () => {
  const { store, isStillMarked } = openStore(after, true)
  store.getState().set(name, `${after}，另写一句`)
  store.getState().set(name, '- 改版与转化率提高都在这里')
  expect(isStillMarked()).toBe(true)
  store.getState().set(name, '- 自己重新写的一条')
  expect(isStillMarked()).toBe(false)
})

test('a text that AI never wrote is not marked', () => {
  const { store, isStillMarked } = openStore(before, false)
  store.getState().set(name, after)
  expect(isStillMarked()).toBe(false)
})
