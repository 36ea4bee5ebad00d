import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { texts as editor } from '#app/i18n/zh/editor/editor'
import { CitiesField } from './cities-field'

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

describe('the cities field', () => {
  test('shows the cities as one text', () => {
    renderInEditor(<CitiesField />)
    expect(field().value).toBe('上海、杭州')
  })

  test.each(['上海、杭州、', '上海，', '上海, 杭州', '上海/', ' 上海', '上海、、杭州', 'New ', ''])(
    'leaves %j unchanged while it is typed',
    (typed) => {
      renderInEditor(<CitiesField />)
      type(typed)
      expect(field().value).toBe(typed)
    },
  )

  test('stores the cities as separate values in the resume', () => {
    const store = renderInEditor(<CitiesField />)
    type('北京，New York、')
    expect(store.getState().resume.intention.cities).toEqual(['北京', 'New York'])
  })

  test('does not change the resume when only a separator is typed', () => {
    const store = renderInEditor(<CitiesField />)
    const { resume } = store.getState()
    type('上海、杭州、')
    expect(store.getState().resume).toBe(resume)
  })

  test('updates when the resume changes elsewhere', () => {
    const store = renderInEditor(<CitiesField />)
    type('北京，')
    act(() => store.getState().undo())
    expect(field().value).toBe('上海、杭州')
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
})
