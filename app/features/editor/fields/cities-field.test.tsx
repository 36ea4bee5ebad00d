import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { buildResume } from '#tests/fixtures/resume-builders'
import { texts as editor } from '#app/i18n/zh/editor/editor'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { CitiesField } from './cities-field'

/** The list is loaded with its first use. */
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const posted = () => document.querySelector<HTMLInputElement>('[name="intention.cities"]')!
const shownTags = () =>
  screen
    .queryAllByRole('button', { name: /^移除/ })
    .map((button) => button.getAttribute('aria-label')?.slice(2))
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const citiesOf = (store: EditorStore) => store.getState().resume.intention.cities

describe('the cities field', () => {
  test('shows each city once, as a tag, and posts them as one text', () => {
    renderInEditor(<CitiesField />)
    expect(shownTags()).toEqual(['上海', '杭州'])
    expect(field().value).toBe('')
    expect(posted().value).toBe('上海、杭州')
  })

  test('stores a city while it is typed, and makes it a tag at a separator', () => {
    const store = renderInEditor(<CitiesField />)
    type('New ')
    expect([citiesOf(store), field().value]).toEqual([['上海', '杭州', 'New'], 'New '])
    type('New York')
    type('New York、')
    expect([citiesOf(store), field().value]).toEqual([['上海', '杭州', 'New York'], ''])
    expect(shownTags()).toEqual(['上海', '杭州', 'New York'])
  })

  test('splits a pasted text with several cities', () => {
    const store = renderInEditor(<CitiesField />)
    type('北京，广州/深圳')
    expect(citiesOf(store)).toEqual(['上海', '杭州', '北京', '广州', '深圳'])
    expect([shownTags(), field().value]).toEqual([['上海', '杭州', '北京', '广州'], '深圳'])
  })

  test.each([
    ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
    ['leaving the field', () => fireEvent.blur(field())],
  ])('ends a city at %s', (_, end) => {
    const store = renderInEditor(<CitiesField />)
    type('北京')
    end()
    expect([citiesOf(store), field().value]).toEqual([['上海', '杭州', '北京'], ''])
    expect(shownTags()).toEqual(['上海', '杭州', '北京'])
  })

  test('holds no city twice', () => {
    const store = renderInEditor(<CitiesField />)
    type('上海、')
    expect(citiesOf(store)).toEqual(['上海', '杭州'])
    type('杭州')
    fireEvent.blur(field())
    expect(citiesOf(store)).toEqual(['上海', '杭州'])
  })

  test('does not change the resume when only a separator is typed', () => {
    const store = renderInEditor(<CitiesField />)
    const { resume } = store.getState()
    type('、')
    expect(store.getState().resume).toBe(resume)
  })

  test('removes a city by its button, and the last one by Backspace in the empty field', () => {
    const store = renderInEditor(<CitiesField />)
    fireEvent.click(screen.getByRole('button', { name: '移除上海' }))
    expect(citiesOf(store)).toEqual(['杭州'])
    expect(document.activeElement).toBe(field())
    fireEvent.keyDown(field(), { key: 'Backspace' })
    expect(citiesOf(store)).toEqual([])
  })

  test('updates when the resume changes elsewhere', () => {
    const store = renderInEditor(<CitiesField />)
    type('北京')
    act(() => store.getState().undo())
    expect([shownTags(), field().value]).toEqual([['上海', '杭州'], ''])
  })

  test.each(['intention.cities', 'intention.cities[1]'])(
    'shows the problem of %s before its hint',
    (name) => {
      renderInEditor(<CitiesField />, { fieldErrors: { [name]: 'tooLong:40' } })
      expect(field().getAttribute('aria-invalid')).toBe('true')
      const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
      const descriptions = ids.map((id) => document.getElementById(id)?.textContent)
      expect(descriptions).toEqual(['最多 40 个字', editor.citiesHint])
    },
  )

  test('picks a city by its initials', async () => {
    const store = renderInEditor(<CitiesField />)
    act(() => field().focus())
    fireEvent.input(field(), { target: { value: 'sz' } })
    fireEvent.click(await screen.findByRole('option', { name: '深圳' }))
    expect(citiesOf(store)).toEqual(['上海', '杭州', '深圳'])
    expect(shownTags()).toEqual(['上海', '杭州', '深圳'])
  })

  test('does not suggest a city that is a tag already', async () => {
    renderInEditor(<CitiesField />)
    act(() => field().focus())
    fireEvent.input(field(), { target: { value: 'hz' } })
    await screen.findByRole('option', { name: '惠州' })
    expect(screen.queryByRole('option', { name: '杭州' })).toBeNull()
  })

  test('picks English names for an English page', async () => {
    const resume = buildResume((one) => {
      one.style.headings = 'en'
      one.intention.cities = []
    })
    const store = renderInEditor(<CitiesField />, { resume })
    act(() => field().focus())
    fireEvent.input(field(), { target: { value: '西安' } })
    fireEvent.click(await screen.findByRole('option', { name: "Xi'an" }))
    expect(citiesOf(store)).toEqual(["Xi'an"])
  })
})
