import { beforeEach, expect, test } from 'vitest'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildResume } from '#tests/fixtures/resume-builders'
import { showUndoToast, isRemoval } from './show-undo-toast'
import { createEditorStore } from '#app/features/editor/state/editor-store'

beforeEach(() => toastStore.setState([], true))

function removed() {
  const store = createEditorStore(buildResume())
  store.getState().dispatchIntent('removeSection:s1')
  showUndoToast(store, i18nFor('zh').t)
  return store
}
const sections = (store: ReturnType<typeof removed>) => store.getState().resume.sections.map(({ id }) => id)

test.each([
  ['removeSection:s1', true],
  ['removeItem:s1-1', true],
  ['moveSection:s1:up', false],
  ['addItem:s1', false],
])('marks %s as a removal: %s', (intent, expected) => {
  expect(isRemoval(intent)).toBe(expected)
})

test('restores a removed section by the undo button', () => {
  const store = removed()
  expect(sections(store)).toEqual(['s2'])
  expect(toastStore.getState()).toMatchObject([{ title: '已删除', actions: [{ label: '撤销' }] }])
  toastStore.getState()[0]!.actions[0]!.run()
  expect(sections(store)).toEqual(['s1', 's2'])
})

test('removes the toast with the next change, which undo would revert instead', () => {
  const store = removed()
  store.getState().set('basics.name', '李雷')
  expect(toastStore.getState()).toEqual([])
})
