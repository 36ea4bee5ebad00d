import { beforeAll, beforeEach, expect, test } from 'vitest'
import { moveTabMemory } from '#app/components/tab-memory'
import { i18nFor } from '#app/i18n/i18n.server'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { Resume } from '#contract/resume/resume'
import { watchStepTicks } from './step-ticks'

beforeAll(() => void i18nFor('zh'))
beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML =
    '<input type="radio" id="pane-style" /><label data-step="style"></label><label data-step="check"></label>'
})

/** Opens the editor of a draft, or of a resume of the account. */
function open(id: { draftId: string } | { rewriteResumeId: string }, resume: Resume = buildResume()) {
  const store = createEditorStore(resume)
  store.setState(id)
  const left = new AbortController()
  watchStepTicks(store, left.signal)
  return { store, leave: () => left.abort() }
}
const ticked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-step][data-done]')].map(({ dataset }) => dataset.step)

function styleAndCheck({ store, leave }: ReturnType<typeof open>) {
  const radio = document.querySelector<HTMLInputElement>('#pane-style')!
  radio.checked = true
  radio.dispatchEvent(new Event('change', { bubbles: true }))
  store.setState({ checkedResume: store.getState().resume })
  radio.checked = false
  leave()
}

test('the ticks of style and check-up are there again after a login, in which the draft becomes a resume', () => {
  styleAndCheck(open({ draftId: 'd1' }))
  moveTabMemory('d1', 'r1')
  open({ rewriteResumeId: 'r1' })
  expect(ticked()).toEqual(['style', 'check'])
})

test('a text that has changed since is to be checked again', () => {
  styleAndCheck(open({ draftId: 'd1' }))
  open(
    { draftId: 'd1' },
    buildResume(({ basics }) => (basics.name = '林晓')),
  )
  expect(ticked()).toEqual(['style'])
})

test('another resume has no tick of it', () => {
  styleAndCheck(open({ draftId: 'd1' }))
  open({ draftId: 'd2' })
  expect(ticked()).toEqual([])
})
