import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { EntrySheetTools } from './entry-sheet-tools'

const resume = buildResume((it) => {
  it.sections = [
    buildSection('s1', [
      buildItem('s1-1', { title: '甲公司', text: '- 整理〔12〕份' }),
      buildItem('s1-2', { title: '乙公司' }),
    ]),
    buildSection('s2', [buildItem('s2-1', { text: '踏实' })], 'summary'),
  ]
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  document.body.innerHTML = ['s1-1', 's1-2', 's2-1']
    .map((id) => `<details class="entry" id="${id}" open><summary></summary></details>`)
    .join('')
})
afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => screen.queryByRole('button', { name })

test('the way to the next placeholder stands where one is left, and stays when the last is filled', () => {
  const store = renderInEditor(<EntrySheetTools id="s1-1" />, { resume })
  expect(button('下一处待填')).toBeTruthy()
  act(() => store.getState().set('sections[0].items[1].text', '- 做了〔3〕件'))
  act(() => store.getState().set('sections[0].items[0].text', '- 整理 12 份'))
  expect(button('下一处待填')).toBeTruthy()
})

test('that the next placeholder is in another section is said, and that it is in another entry is not', () => {
  const store = renderInEditor(<EntrySheetTools id="s1-1" />, { resume })
  toastStore.setState([], true)
  act(() => store.getState().set('sections[0].items[1].text', '- 做了〔3〕件'))
  act(() => button('下一处待填')!.click())
  expect(toastStore.getState()).toEqual([])
  act(() => store.getState().set('sections[0].items[1].text', '- 做了 3 件'))
  act(() => store.getState().set('sections[1].items[0].text', '学过〔会计〕'))
  act(() => button('下一处待填')!.click())
  expect(toastStore.getState().map(({ text }) => text)).toEqual(['接下来填写“自我评价”'])
})

test('an entry without a placeholder does not lead to another’s', () => {
  renderInEditor(<EntrySheetTools id="s1-2" />, { resume })
  expect(button('下一处待填')).toBeNull()
})

test('the name of an entry ends before what stands beside it', () => {
  let tell = (_: { borderBoxSize: { inlineSize: number }[] }[]) => {}
  const observe = vi.fn<(element: Element) => void>()
  vi.stubGlobal('ResizeObserver', function (callback: typeof tell) {
    tell = callback
    return { observe, disconnect: () => {} }
  })
  renderInEditor(<EntrySheetTools id="s1-1" />, { resume })
  expect(observe.mock.lastCall![0].contains(button('下一处待填'))).toBe(true)
  tell([{ borderBoxSize: [{ inlineSize: 121.5 }] }])
  expect(document.getElementById('s1-1')!.style.getPropertyValue('--sheet-tools')).toBe('138px')
  tell([{ borderBoxSize: [{ inlineSize: 0 }] }])
  expect(document.getElementById('s1-1')!.style.getPropertyValue('--sheet-tools')).toBe('0px')
})

test('what was changed in the open entry can be taken back there, and nothing before it', () => {
  const store = renderInEditor(<EntrySheetTools id="s1-2" />, { resume })
  expect(button('撤销')).toBeNull()
  act(() => store.getState().set('sections[0].items[1].title', '丙公司'))
  act(() => button('撤销')!.click())
  expect(store.getState().resume).toEqual(resume)
  expect(button('撤销')).toBeNull()
})

test.each([
  ['s1-2', true],
  ['s2-1', false],
])('the end of the entry %s offers another one: %s', (id, isOffered) => {
  renderInEditor(<EntrySheetTools id={id} />, { resume })
  expect(Boolean(button('再加一段'))).toBe(isOffered)
  act(() => button('完成')!.click())
  expect(document.getElementById(id)!.hasAttribute('open')).toBe(false)
})
