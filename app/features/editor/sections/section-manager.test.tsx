import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { SectionManager } from './section-manager'

const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click())
const ids = (store: ReturnType<typeof renderInEditor>) => store.getState().resume.sections.map(({ id }) => id)

describe('the section manager', () => {
  test('reorders, hides and removes sections, each as an undo step', () => {
    const store = renderInEditor(<SectionManager />)
    const [first] = screen.getAllByRole('button', { name: /^下移板块/ })
    act(() => first!.click())
    expect(ids(store)).toEqual(['s2', 's1'])
    act(() => screen.getAllByRole('button', { name: /^隐藏板块/ })[0]!.click())
    expect(store.getState().resume.sections[0]!.visible).toBe(false)
    press(/^删除板块：专业技能/)
    expect(ids(store)).toHaveLength(1)
    act(() => [1, 2, 3].forEach(() => store.getState().undo()))
    expect(ids(store)).toEqual(['s1', 's2'])
  })

  test('scrolls to a section only when its name is pressed', () => {
    const store = renderInEditor(<SectionManager />)
    act(() => screen.getAllByRole('button', { name: /^下移板块/ })[0]!.click())
    expect(store.getState().focus).toBe('')
    act(() => screen.getAllByTitle('前往板块')[0]!.click())
    expect(store.getState().focus).toBe('s2')
  })

  test('labels each handle with its section', () => {
    renderInEditor(<SectionManager />)
    const names = screen
      .getAllByRole('button', { name: /^拖动排序/ })
      .map((handle) => handle.getAttribute('aria-labelledby'))
    expect(names).toEqual(['reorder-s1 s-s1', 'reorder-s2 s-s2'])
  })
})
