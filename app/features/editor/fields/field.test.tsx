import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { Field } from './field'

/** Returns the texts that describe a field, in order. */
function descriptions(field: HTMLElement): (string | null | undefined)[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

describe('a field', () => {
  test('shows its label and its value, and posts the value under its name', () => {
    renderInEditor(<Field name="basics.name" label="姓名" autoComplete="name" />)
    const field = screen.getByLabelText<HTMLInputElement>('姓名')
    expect(field.value).toBe('王小明')
    expect(field.name).toBe('basics.name')
    expect(field.autocomplete).toBe('name')
  })

  test('writes typed text into the resume', () => {
    const store = renderInEditor(<Field name="sections[0].items[1].title" label="公司" />)
    fireEvent.change(screen.getByLabelText('公司'), { target: { value: '丙公司' } })
    expect(store.getState().resume.sections[0]!.items[1]!.title).toBe('丙公司')
    expect(screen.getByLabelText<HTMLInputElement>('公司').value).toBe('丙公司')
  })

  test.each([
    ['〔公司全称〕', true],
    ['湖北〔专业〕', true],
    ['甲公司', false],
    ['', false],
  ])('with %j is marked as one to fill in: %j', (value, isMarked) => {
    const name = 'sections[0].items[0].title'
    const store = renderInEditor(<Field name={name} label="公司" />)
    act(() => store.getState().set(name, value))
    expect(screen.getByLabelText('公司').classList.contains('unfilled-field')).toBe(isMarked)
  })

  test('has no description and is valid without a problem', () => {
    renderInEditor(<Field name="basics.name" label="姓名" />)
    const field = screen.getByLabelText('姓名')
    expect(field.hasAttribute('aria-describedby')).toBe(false)
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  test.each([
    ['zh', '最多 60 个字'],
    ['en', 'Use up to 60 characters'],
  ] as const)('shows its problem in %s and links it for screen readers', (language, said) => {
    const fieldErrors = { 'basics.name': 'tooLong:60', 'basics.email': 'email' }
    renderInEditor(<Field name="basics.name" label="姓名" />, { fieldErrors, language })
    const field = screen.getByLabelText('姓名')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptions(field)).toEqual([said])
  })

  test('removes its problem once it is corrected', () => {
    const fieldErrors = { 'basics.email': 'email' }
    const store = renderInEditor(<Field name="basics.email" label="邮箱" />, { fieldErrors })
    expect(descriptions(screen.getByLabelText('邮箱'))).toEqual(['邮箱格式不正确'])
    act(() => store.setState({ problems: {} }))
    expect(screen.queryByText('邮箱格式不正确')).toBeNull()
    expect(screen.getByLabelText('邮箱').hasAttribute('aria-invalid')).toBe(false)
  })

  test('shares no id with another field', () => {
    const fieldErrors = { 'basics.name': 'required', 'basics.city': 'required' }
    renderInEditor(
      <>
        <Field name="basics.name" label="姓名" />
        <Field name="basics.city" label="城市" />
      </>,
      { fieldErrors },
    )
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(descriptions(screen.getByLabelText('城市'))).toEqual(['请填写此项'])
  })
})
