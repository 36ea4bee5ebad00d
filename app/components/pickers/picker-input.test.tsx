import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { PickerInput } from './picker-input'
import type { Picker } from './picker'

/** The list is loaded with its first use. */
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const press = (key: string) => fireEvent.keyDown(field(), { key })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

function draw(picker: Picker, inEnglish = false, defaultValue = '') {
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <label htmlFor="f">字段</label>
      <PickerInput id="f" picker={picker} inEnglish={inEnglish} defaultValue={defaultValue} />
    </I18nextProvider>,
  )
}
async function type(text: string) {
  act(() => field().focus())
  fireEvent.input(field(), { target: { value: text } })
  // The list tells its field that it is there once it is drawn.
  await screen.findByRole('combobox', { expanded: true })
  return screen.getByRole('listbox', { name: '字段' })
}

describe('by keyboard, a picker', () => {
  beforeEach(() => draw('school'))

  test('lists what a typed text may mean, and writes the option that Enter picks', async () => {
    await type('北理工')
    expect([options()[0], field().getAttribute('aria-expanded')]).toEqual(['北京理工大学', 'true'])
    press('ArrowDown')
    expect(active()).toBe('北京理工大学')
    press('Enter')
    expect([field().value, options(), field().getAttribute('aria-expanded')]).toEqual([
      '北京理工大学',
      [],
      'false',
    ])
  })

  test('keeps an own spelling: Enter without a chosen option picks nothing', async () => {
    await type('清华大')
    press('Enter')
    expect(field().value).toBe('清华大')
  })

  test('moves past the last option to the text, and from it to the last', async () => {
    await type('清华')
    press('ArrowUp')
    expect(active()).toBe(options().at(-1))
    press('ArrowDown')
    expect(active()).toBeUndefined()
  })

  test('closes its list at Escape, which then closes nothing else, and opens it again at the arrow', async () => {
    await type('清华')
    expect(press('Escape')).toBe(false)
    expect([options(), field().value]).toEqual([[], '清华'])
    expect(press('Escape')).toBe(true)
    press('ArrowDown')
    expect(await screen.findByRole('option', { name: '清华大学' })).toBeDefined()
  })

  test('closes its list when it is left', async () => {
    await type('清华')
    fireEvent.blur(field())
    expect(options()).toEqual([])
  })
})

describe('by mouse or finger, a picker', () => {
  test('shows all choices at a press', async () => {
    draw('political')
    act(() => field().focus())
    fireEvent.click(field())
    await screen.findByRole('listbox')
    expect(options()).toContain('无党派人士')
    fireEvent.click(screen.getByRole('option', { name: '群众' }))
    expect(field().value).toBe('群众')
  })

  test('has the likeliest choices as buttons, in the language of the page', () => {
    draw('degree', true)
    fireEvent.click(screen.getByRole('button', { name: 'Master' }))
    expect(field().value).toBe('Master')
    expect(document.activeElement).toBe(field())
  })

  test('shows its likeliest choices in an empty field alone: beside one that was pressed others would be read with it', () => {
    draw('status')
    const choice = screen.getByRole('button', { name: '在职' })
    const box = choice.parentElement!
    fireEvent.click(choice)
    expect(field().value).toBe('在职')
    expect(box.className.split(' ').filter((name) => /flex$/.test(name))).toEqual([
      'peer-placeholder-shown:flex',
    ])
    expect(box.style.left).toBe('')
  })

  test('leaves the caret behind a choice that was pressed, and suggests nothing for it', async () => {
    draw('degree')
    await type('本')
    press('Escape')
    const choice = screen.getByRole('button', { name: '大专' })
    expect(fireEvent.mouseDown(choice)).toBe(false)
    fireEvent.click(choice)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect([field().value, options()]).toEqual(['大专', []])
    expect(document.activeElement).toBe(field())
  })

  test('closes its list at the whole name of a school, though others answer it as well', async () => {
    draw('school')
    await type('宁波')
    expect(options()).toContain('宁波诺丁汉大学')
    fireEvent.input(field(), { target: { value: '宁波大学' } })
    await waitFor(() => expect(options()).toEqual([]))
  })

  test('offers what goes on from a name that is complete', async () => {
    draw('major')
    await type('会计')
    expect(options()).toContain('会计学')
  })

  test('closes its list at a press beside it, which takes nothing, and stays open at one on it', async () => {
    draw('school')
    await type('宁波')
    fireEvent.pointerDown(screen.getAllByRole('option')[0]!)
    expect(options()).toContain('宁波大学')
    fireEvent.pointerDown(document.body)
    expect([options(), field().value]).toEqual([[], '宁波'])
  })

  test('does not list all schools at a press', async () => {
    draw('school')
    await type('清华')
    fireEvent.click(field())
    expect(options()).toEqual([])
  })
})

describe('on a placeholder, a picker', () => {
  test('lists what it lists in an empty field, and writes the pressed option in its place', async () => {
    draw('degree', false, '〔学历〕')
    act(() => field().focus())
    fireEvent.click(field())
    await screen.findByRole('listbox')
    expect(options()).toContain('本科')
    press('Escape')
    press('ArrowDown')
    fireEvent.click(await screen.findByRole('option', { name: '硕士' }))
    expect(field().value).toBe('硕士')
  })

  test('lists no schools until something is typed', async () => {
    draw('school', false, '〔学校全称〕')
    await type('清华')
    expect(options()).toContain('清华大学')
    fireEvent.input(field(), { target: { value: '〔学校全称〕' } })
    await waitFor(() => expect(options()).toEqual([]))
  })
})
