import { beforeEach, expect, test } from 'vitest'
import { cleanup } from '@testing-library/react'
import { moveTabMemory } from '#app/components/tab-memory'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { rememberSection } from './remember-section'

const list = (
  <div id="list">
    {['basics', 's1', 's2'].map((id) => (
      <section key={id} id={id}>
        <details className="section-fold" name="part" />
      </section>
    ))}
  </div>
)

/** The sections of a document; the basics are open. */
function openEditor(draftId: string, state: object = {}, openedBefore = 'basics') {
  cleanup()
  const store = renderInEditor(list)
  store.setState({ draftId, ...state })
  foldOf(openedBefore).open = true
  rememberSection(document.getElementById('list')!, store)
}
const foldOf = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} > details`)!
const isOpen = (id: string) => foldOf(id).open
function open(id: string) {
  foldOf(id).open = true
  foldOf(id).dispatchEvent(new Event('toggle'))
}

beforeEach(() => sessionStorage.clear())

test('the section of a document that was open last is open again, also once a login has made it a resume', () => {
  openEditor('d1')
  open('s1')
  open('s2')
  openEditor('d1')
  expect([isOpen('s1'), isOpen('s2')]).toEqual([false, true])
  openEditor('another')
  expect(isOpen('s2')).toBe(false)
  moveTabMemory('d1', 'r1')
  openEditor('', { rewriteResumeId: 'r1' })
  expect(isOpen('s2')).toBe(true)
})

test('a section that was opened before the scripts had come stays open, and is remembered', () => {
  openEditor('d1')
  open('s2')
  openEditor('d1', {}, 's1')
  expect([isOpen('s1'), isOpen('s2')]).toEqual([true, false])
  openEditor('d1')
  expect(isOpen('s1')).toBe(true)
})

test.each([
  ['an address that names an entry', { focus: 's1-1' }],
  ['something that needs a correction', { problems: { 'sections[0].title': 'tooLong' } }],
])('%s comes first', (_, state) => {
  openEditor('d1')
  open('s2')
  openEditor('d1', state)
  expect(isOpen('s2')).toBe(false)
})
