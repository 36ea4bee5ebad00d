import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { EditorNotice } from './editor-notice'
import { Field } from './fields/field'

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(callback: typeof report) {
        report = callback
      }
    },
  ),
)

test('the way to what needs a correction is shown only while one of its fields is not seen', async () => {
  const store = renderInEditor(
    <>
      <EditorNotice />
      <Field name="basics.email" label="邮箱" />
      <Field name="basics.phone" label="电话" />
    </>,
  )
  await act(async () => {
    store.setState({ problems: { 'basics.email': 'email', 'basics.phone': 'phone' } })
    await import('./problem-pill')
  })
  const [email, phone] = [screen.getByLabelText('邮箱'), screen.getByLabelText('电话')]
  const pill = () => screen.queryByRole('button', { name: '2 处需修改' })
  const see = (target: Element, isIntersecting: boolean) => act(() => report([{ target, isIntersecting }]))

  see(email, true)
  expect(pill()).not.toBeNull()
  act(() => pill()!.click())
  expect(document.activeElement).toBe(phone)

  see(phone, true)
  expect(pill()).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('2 处需修改')

  see(email, false)
  expect(pill()).not.toBeNull()
})
