import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore } from './editor-store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the editor store', () => {
  test('starts with the given resume, problems and focus', () => {
    const state = createEditorStore(buildResume(), { 'basics.email': 'email' }, 's1').getState()
    expect(state).toMatchObject({
      resume: buildResume(),
      problems: { 'basics.email': 'email' },
      focus: 's1',
      saveState: 'ready',
    })
  })

  test('sets a value and undoes a burst of typing as one step', () => {
    const store = createEditorStore(buildResume())
    for (const name of ['李', '李大', '李大钊']) {
      store.getState().set('basics.name', name)
      vi.advanceTimersByTime(300)
    }
    expect(store.getState().resume.basics.name).toBe('李大钊')
    store.getState().undo()
    expect(store.getState().resume).toEqual(buildResume())
    store.getState().redo()
    expect(store.getState().resume.basics.name).toBe('李大钊')
  })

  test('makes two steps of two edits a second apart in one field', () => {
    const store = createEditorStore(buildResume())
    store.getState().set('basics.name', '李')
    vi.advanceTimersByTime(1_000)
    store.getState().set('basics.name', '李大钊')
    store.getState().undo()
    expect(store.getState().resume.basics.name).toBe('李')
  })

  test('makes two steps of two bullets, however fast they are typed', () => {
    const store = createEditorStore(buildResume())
    const name = 'sections[0].items[1].text'
    const texts = ['- 一', '- 一二', '- 一二\n- 三', '- 一二\n- 三四']
    for (const text of texts) store.getState().set(name, text)
    const text = () => store.getState().resume.sections[0]!.items[1]!.text
    store.getState().undo()
    expect(text()).toBe('- 一二')
    store.getState().undo()
    expect(text()).toBe('')
    store.getState().redo()
    store.getState().redo()
    expect(text()).toBe('- 一二\n- 三四')
  })

  test.each([
    ['setting what is there already', 'basics.name', '王小明'],
    ['setting a path that leads nowhere', 'basics.nobody', 'x'],
    ['setting a path into a list that is no entry', 'sections.length', 0],
  ])('%s does not notify subscribers', (_, name, value) => {
    const store = createEditorStore(buildResume())
    const listener = vi.fn()
    store.subscribe(listener)
    store.getState().set(name, value)
    expect(listener).not.toHaveBeenCalled()
  })

  test('applies an intent as one step and focuses the new part', () => {
    const store = createEditorStore(buildResume())
    store.getState().dispatchIntent('addItem:s2')
    const { resume, focus } = store.getState()
    expect(resume.sections[1]!.items).toHaveLength(2)
    expect(focus).toBe(resume.sections[1]!.items[1]!.id)
    store.getState().undo()
    expect(store.getState().resume).toEqual(buildResume())
  })

  test('an intent that changes nothing adds no step and preserves the redo steps', () => {
    const store = createEditorStore(buildResume())
    store.getState().set('basics.name', '李')
    store.getState().undo()
    for (const intent of ['moveSection:s1:up', 'addItem:nobody', 'fly', 'save'])
      store.getState().dispatchIntent(intent)
    store.getState().redo()
    expect(store.getState().resume.basics.name).toBe('李')
  })

  test('gives new parts unique, valid ids', () => {
    const store = createEditorStore(buildResume())
    for (let i = 0; i < 20; i++) store.getState().dispatchIntent('addLink')
    const ids = store.getState().resume.basics.links.map(({ id }) => id)
    expect(new Set(ids).size).toBe(21)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{1,40}$/)
  })

  test('undo and redo of an unchanged document do nothing', () => {
    const store = createEditorStore(buildResume())
    const { resume } = store.getState()
    store.getState().undo()
    store.getState().redo()
    expect(store.getState().resume).toBe(resume)
  })
})
