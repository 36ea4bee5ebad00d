import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { MonthField } from './month-field'
import { getAtPath } from '#app/features/editor/state/resume-path'
import type { EditorStore } from '#app/features/editor/state/editor-store'

const name = 'sections[0].items[0].to'
let store: EditorStore

function draw(value: string) {
  store = renderInEditor(<MonthField name={name} label="结束" hint="" allowsPresent />)
  act(() => void store.getState().set(name, value))
}
const storedMonth = () => getAtPath(store.getState().resume, name)
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
async function open() {
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent(field().parentElement!.querySelector('details')!, new Event('toggle'))
  return screen.findByRole('group', { name: /选择年月/ })
}

describe('a typed month', () => {
  test.each(['2020.09', '2020/9', '2020年9月', '202009', '２０２０．０９'])('parses %s on blur', (text) => {
    draw('')
    type(text)
    expect(field().value).toBe(text)
    fireEvent.blur(field())
    expect([storedMonth(), field().value]).toEqual(['2020-09', '2020.09'])
  })

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
    expect(screen.getByRole('button', { name: '9月', pressed: true })).toBe(document.activeElement)
    fireEvent.click(screen.getByRole('button', { name: '上一年' }))
    fireEvent.click(screen.getByRole('button', { name: '3月' }))
    expect([storedMonth(), field().value, document.activeElement]).toEqual(['2019-03', '2019.03', field()])
    expect(panel.isConnected).toBe(false)
  })

  test('moves by keys beyond the end of the year', async () => {
    draw('2020-12')
    await open()
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
    await open()
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect([storedMonth(), field().value]).toEqual([value, shown])
  })
})
