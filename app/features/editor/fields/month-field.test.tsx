import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { MonthField } from './month-field'
import { getAtPath } from '#app/features/editor/state/resume-path'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { Language } from '#contract/validation/field-error-codes'

const name = 'sections[0].items[0].to'
let store: EditorStore

function draw(value: string, language: Language = 'zh') {
  store = renderInEditor(<MonthField name={name} label="结束" hint="" allowsPresent />, { language })
  act(() => void store.getState().set(name, value))
}
const storedMonth = () => getAtPath(store.getState().resume, name)
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
async function open() {
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent(field().parentElement!.querySelector('details')!, new Event('toggle'))
  return screen.findByRole('group', { name: /选择年月|Choose a month/ })
}

describe('a typed month', () => {
  test.each(['2020.09', '2020/9', '2020年9月', '202009', '２０２０．０９'])('parses %s on blur', (text) => {
    draw('')
    type(text)
    expect(field().value).toBe(text)
    fireEvent.blur(field())
    expect([storedMonth(), field().value]).toEqual(['2020-09', '2020.09'])
  })

  test.each(['Sep 2020', 'september 2020', 'Sept. 2020', '2020.09'])(
    'parses %s on a page in English, and shows it as an English resume does',
    (text) => {
      draw('', 'en')
      type(text)
      fireEvent.blur(field())
      expect([storedMonth(), field().value]).toEqual(['2020-09', 'Sep 2020'])
      act(() => void store.getState().set(name, 'now'))
      expect(field().value).toBe('Present')
    },
  )

  test('shows the current month marker as 至今', () => {
    draw('now')
    expect(field().value).toBe('至今')
  })

  test('keeps text that is not a month as typed', () => {
    draw('2020-09')
    type('去年九月')
    fireEvent.blur(field())
    expect([storedMonth(), field().value]).toEqual(['去年九月', '去年九月'])
  })

  test('updates when the resume changes elsewhere', () => {
    draw('2020-09')
    type('2021')
    act(() => void store.getState().set(name, '2022-01'))
    expect(field().value).toBe('2022.01')
  })
})

describe('a month chosen in the picker', () => {
  test('sets the month of the shown year and returns the focus to the field', async () => {
    draw('2020-09')
    const panel = await open()
    const september = screen.getByRole('button', { name: '9月', pressed: true })
    await waitFor(() => expect(document.activeElement).toBe(september))
    fireEvent.click(screen.getByRole('button', { name: '上一年' }))
    fireEvent.click(screen.getByRole('button', { name: '3月' }))
    expect([storedMonth(), field().value, document.activeElement]).toEqual(['2019-03', '2019.03', field()])
    expect(panel.isConnected).toBe(false)
  })

  test('opens by keys of the field that are announced; its button is no stop on the way to the next field', async () => {
    draw('2020-09')
    expect(field().getAttribute('aria-keyshortcuts')).toBe('ArrowDown Alt+ArrowDown')
    expect(field().parentElement!.querySelector('summary')!.tabIndex).toBe(-1)
    fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })
    expect(field().parentElement!.querySelector('details')!.open).toBe(true)
  })

  test('goes back to the field at Escape', async () => {
    draw('2020-09')
    await open()
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(field().parentElement!.querySelector('details')!.open).toBe(false)
    expect(document.activeElement).toBe(field())
  })

  test('moves by keys beyond the end of the year', async () => {
    draw('2020-12')
    await open()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('12月'))
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1月'))
    fireEvent.click(document.activeElement!)
    expect(storedMonth()).toBe('2021-01')
  })

  test.each([
    ['至今', 'now', '至今'],
    ['清除', '', ''],
  ])('can be set to %s', async (button, value, shown) => {
    draw('2020-09')
    const panel = await open()
    fireEvent.click(within(panel).getByRole('button', { name: button }))
    expect([storedMonth(), field().value]).toEqual([value, shown])
  })
})

test('an empty end is set to 至今 by one press, before the field is left', () => {
  draw('')
  fireEvent.click(screen.getByRole('button', { name: '至今' }))
  expect([storedMonth(), field().value]).toEqual(['now', '至今'])
})

test.each([
  ['2020-08', true],
  ['2020-09', false],
  ['now', false],
  ['', false],
  ['去年', false],
])('an end of %s with the start 2020.09 is said to be too early: %s', (end, isWrong) => {
  draw(end)
  act(() => void store.getState().set('sections[0].items[0].from', '2020-09'))
  expect(screen.queryByText('结束时间早于开始时间') !== null).toBe(isWrong)
  expect(field().getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null)
})

describe('on a phone, a month', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
  afterEach(() => vi.unstubAllGlobals())

  async function openWheel() {
    fireEvent.pointerDown(field())
    fireEvent.click(field())
    fireEvent(field().parentElement!.querySelector('details')!, new Event('toggle'))
    return screen.findByRole('group', { name: /选择年月|Choose a month/ })
  }

  test('is turned on a wheel that a press of the field opens without a keyboard', async () => {
    draw('2020-09')
    await openWheel()
    expect(field().inputMode).toBe('none')
    expect(screen.getAllByRole('option', { selected: true }).map((one) => one.textContent)).toEqual([
      '2020',
      '9月',
    ])
    const column = screen.getByRole('listbox', { name: '月份' })
    column.scrollTop = 44 * 2
    fireEvent.scroll(column)
    fireEvent.click(screen.getByRole('button', { name: '完成' }))
    expect([storedMonth(), field().value]).toEqual(['2020-03', '2020.03'])
  })

  test.each([
    ['zh', '键盘输入', 'decimal'],
    ['en', 'Type instead', 'text'],
  ] as const)('can be typed instead, as pages in %s write it', async (language, button, keyboard) => {
    draw('2020-09', language)
    await openWheel()
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect([field().inputMode, document.activeElement]).toEqual([keyboard, field()])
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
