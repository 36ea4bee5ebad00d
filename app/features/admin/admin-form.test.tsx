import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { expectConsoleError } from '#tests/console-errors'
import { AdminField, AdminForm } from './admin-form'

function formWith(error: Record<string, string[]>) {
  const result = { status: 'error' as const, initialValue: { id: '200', price: 'x', reason: '促销' }, error }
  const element = (
    <AdminForm result={result} action="/" hidden={{ id: '200' }} submitLabel="修改" cancelUrl="/">
      <AdminField name="price" label="价格" />
    </AdminForm>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return (
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>
  )
}
const reason = () => screen.getByLabelText<HTMLInputElement>('原因（写入操作日志）')

test('an invalid field shows its error, keeps the typed value and has the focus', () => {
  render(formWith({ price: ['价格不对'] }))
  const price = screen.getByLabelText<HTMLInputElement>('价格')
  expect(document.getElementById(price.getAttribute('aria-describedby')!)?.textContent).toBe('价格不对')
  expect([price.value, document.activeElement === price]).toEqual(['x', true])
  expect([reason().hasAttribute('aria-invalid'), reason().hasAttribute('aria-describedby')]).toEqual([
    false,
    false,
  ])
  expect([reason().value, screen.queryByRole('alert')]).toEqual(['促销', null])
})

test.each([
  [{ '': ['价格已变'] }, '价格已变'],
  [{ id: ['内容格式不正确'] }, i18nFor('zh').t('admin:act.wrong')],
])('a form with the errors %j, which no field shows, says over its fields: %s', (error, text) => {
  render(formWith(error))
  expect(screen.getByRole('alert').textContent).toBe(text)
})

test('without scripts the page itself describes and focuses the invalid field', () => {
  // conform treats a process with a document as a browser, and this one also renders the server part.
  expectConsoleError(/^Warning: useLayoutEffect does nothing on the server/)
  const html = renderToString(formWith({ price: ['价格不对'] }))
  const [price = ''] = /<input[^>]* name="price"[^>]*>/.exec(html) ?? []
  expect(price).toContain(' autofocus=""')
  const [, id] = / aria-describedby="([^"]+)"/.exec(price) ?? []
  expect(html).toContain(`<p id="${id}"`)
  expect(html.match(/ aria-invalid="true"/g)).toHaveLength(1)
})
