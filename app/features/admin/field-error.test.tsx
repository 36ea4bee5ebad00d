import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InputWithError, FieldErrorProvider } from './field-error'

const form = (
  <FieldErrorProvider value={{ field: 'price', message: '价格不对' }}>
    <InputWithError name="price" aria-label="价格" defaultValue="x" />
    <InputWithError name="reason" aria-label="原因" />
  </FieldErrorProvider>
)

test('an invalid field shows its error, keeps the typed value and has the focus', () => {
  render(form)
  const price = screen.getByLabelText<HTMLInputElement>('价格')
  expect(document.getElementById(price.getAttribute('aria-describedby')!)?.textContent).toBe('价格不对')
  expect([price.value, document.activeElement === price]).toEqual(['x', true])
  const reason = screen.getByLabelText('原因')
  expect([reason.hasAttribute('aria-invalid'), reason.hasAttribute('aria-describedby')]).toEqual([
    false,
    false,
  ])
})

test('without scripts the page itself describes and focuses the invalid field', () => {
  const html = renderToString(form)
  expect(html).toMatch(
    /<input[^>]* aria-describedby="([^"]+)"[^>]* autofocus=""[^>]* name="price".*<span id="\1"[^>]*>价格不对/,
  )
  expect(html.match(/ aria-invalid="true"/g)).toHaveLength(1)
})
