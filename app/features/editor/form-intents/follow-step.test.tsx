import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { followStep } from './follow-step'

const { t } = i18nFor('zh')
const store = createEditorStore(buildResume())
const { set, dispatchIntent } = store.getState()
store.subscribe((now, before) => {
  if (now.undoRedoCount !== before.undoRedoCount) followStep({ before, now, store, t })
})
const toasts = () => toastStore.getState().map(({ title, actions }) => [title, actions[0]?.label])
const undo = () => store.getState().undo()
const redo = () => store.getState().redo()

beforeEach(() => {
  // happy-dom lays nothing out.
  Object.assign(HTMLElement.prototype, {
    checkVisibility: () => true,
    scrollIntoView: vi.fn(),
    animate: vi.fn(),
  })
  toastStore.setState([], true)
  store.setState(store.getInitialState(), true)
})

/** Of the form as it is after the undo: the field that was changed, and another one. */
function drawForm(name = '王小明') {
  render(
    <form>
      <input name="basics.name" aria-label="姓名" defaultValue={name} />
      <textarea name="sections[0].items[0].text" aria-label="工作内容" defaultValue="- 做了一件事" />
    </form>,
  )
  screen.getByLabelText('工作内容').focus()
}
const nameField = () => screen.getByLabelText<HTMLInputElement>('姓名')

describe('an undo in another field', () => {
  test('goes there, with the caret behind what has changed, and needs no toast', async () => {
    drawForm()
    set('basics.name', '王大小明')
    undo()
    await waitFor(() => expect(document.activeElement).toBe(nameField()))
    expect(nameField().selectionStart).toBe(1)
    expect(toasts()).toEqual([])
  })

  test('of several quick ones goes to the last', async () => {
    drawForm()
    set('sections[0].items[0].text', '- 做了一件大事')
    set('basics.name', '李雷')
    undo()
    undo()
    screen.getByLabelText('姓名').focus()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('工作内容')))
  })

  test('that a phone does not show names it, and takes it back', () => {
    Object.assign(HTMLElement.prototype, { checkVisibility: () => false })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    drawForm()
    set('sections[0].items[0].text', '')
    undo()
    vi.unstubAllGlobals()
    expect(toasts()).toEqual([['已撤销：工作经历 · 甲公司 · 工作内容', '恢复']])
    toastStore.getState()[0]!.actions[0]!.run()
    expect(store.getState().resume.sections[0]!.items[0]!.text).toBe('')
  })
})

describe('a change without a field', () => {
  test.each([
    ['one part of the style', () => set('style.font', 'kai'), '正文字体'],
    ['the whole style', () => set('style', { ...buildResume().style, font: 'kai', size: 12 }), '样式'],
    ['a template', () => set('style', { ...buildResume().style, template: 'x@1', font: 'kai' }), '模板'],
    ['the order of the sections', () => dispatchIntent('moveSection:s1:down'), '板块顺序'],
    ['the order of entries', () => dispatchIntent('moveItem:s1-1:down'), '工作经历 · 条目顺序'],
    ['a hidden entry', () => dispatchIntent('hideItem:s1-1'), '工作经历 · 甲公司'],
    ['an added entry', () => dispatchIntent('addItem:s2'), '添加一条'],
  ])('is named: %s', (_, change, name) => {
    drawForm()
    change()
    undo()
    expect(toasts()).toEqual([[`已撤销：${name}`, '恢复']])
    redo()
    expect(toasts()).toEqual([[`已恢复：${name}`, '撤销']].filter(() => name !== '添加一条'))
  })

  test('stays named through further undos, which its action takes back too', () => {
    drawForm()
    set('basics.name', '李雷')
    set('style.font', 'kai')
    undo()
    undo()
    expect(toasts()).toEqual([['已撤销：正文字体', '恢复']])
    toastStore.getState()[0]!.actions[0]!.run()
    expect(store.getState().resume).toMatchObject({ basics: { name: '李雷' }, style: { font: 'kai' } })
  })

  test('is forgotten with the next thing that is written', () => {
    set('style.font', 'kai')
    undo()
    set('basics.name', '李雷')
    expect(toasts()).toEqual([])
  })
})
