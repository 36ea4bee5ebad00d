import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { InlineStylesProvider, StyleSheet } from './style-sheet'

afterEach(() => document.head.replaceChildren())
const sheet = <StyleSheet href="/assets/app.css" />

test('a page without inline styles loads the file', () => {
  expect(renderToStaticMarkup(sheet)).toBe('<link rel="stylesheet" href="/assets/app.css"/>')
})

test('a page with inline styles keeps them when it renders again, and its file does not block it', () => {
  document.head.innerHTML = '<style data-inline="">p { color: red }</style>'
  const { container } = render(<InlineStylesProvider value={undefined}>{sheet}</InlineStylesProvider>)
  expect(container.querySelector('style')?.textContent).toBe('p { color: red }')
  expect(container.querySelector('link')?.media).toBe('print')
})
