import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArrivalStylesProvider, StyleSheet } from './style-sheet'

afterEach(() => document.head.replaceChildren())
const sheet = <StyleSheet href="/assets/app.css" />

test('a page without styles in it loads the file', () => {
  expect(renderToStaticMarkup(sheet)).toBe('<link rel="stylesheet" href="/assets/app.css"/>')
})

test('a page with styles in it keeps them when it is drawn anew, and its file holds up nothing', () => {
  document.head.innerHTML = '<style data-arrival="">p { color: red }</style>'
  const { container } = render(<ArrivalStylesProvider value={undefined}>{sheet}</ArrivalStylesProvider>)
  expect(container.querySelector('style')?.textContent).toBe('p { color: red }')
  expect(container.querySelector('link')?.media).toBe('print')
})
