import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { ContactField } from './contact-field'

const field = () => screen.getByRole<HTMLInputElement>('textbox')
function typeAndLeave(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}

test('a phone that is left is written as it is printed', async () => {
  const store = renderInEditor(<ContactField of="phone" />)
  typeAndLeave('+86-139１２３４5678')
  await waitFor(() => expect(field().value).toBe('139 1234 5678'))
  expect(store.getState().resume.basics.phone).toBe('139 1234 5678')
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

test('a phone that is only passed through stays as it was', async () => {
  const resume = buildResume((it) => (it.basics.phone = '+8613912345678'))
  const store = renderInEditor(<ContactField of="phone" />, { resume })
  fireEvent.blur(field())
  await act(async () => void (await import('./leave-contact')))
  expect(field().value).toBe('+8613912345678')
  expect(store.getState().resume).toBe(resume)
  typeAndLeave('+8613912345679')
  await waitFor(() => expect(field().value).toBe('139 1234 5679'))
})

test('a phone with a missing digit stays as it is typed, and is said to be wrong until it is changed', async () => {
  renderInEditor(<ContactField of="phone" />)
  typeAndLeave('1391234567')
  const message = '手机号应为 11 位，当前为 10 位'
  expect(await screen.findByText(message)).toBeDefined()
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['1391234567', 'true'])
  fireEvent.change(field(), { target: { value: '13912345678' } })
  expect(screen.queryByText(message)).toBeNull()
})

test('an e-mail address loses what its keyboard put in, and one that is none is said to be', async () => {
  renderInEditor(<ContactField of="email" />)
  typeAndLeave('lin＠example。com ')
  await waitFor(() => expect(field().value).toBe('lin@example.com'))
  typeAndLeave('lin@example')
  expect(await screen.findByText('邮箱格式不正确')).toBeDefined()
  expect(field().value).toBe('lin@example')
})

test('an e-mail that the preview refuses is called wrong once it is left, not while it is typed', async () => {
  const store = renderInEditor(<ContactField of="email" />)
  fireEvent.focus(field())
  fireEvent.input(field(), { target: { value: 'lin@' } })
  act(() => store.setState({ problems: { 'basics.email': 'email' } }))
  expect(field().getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field())
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
})
