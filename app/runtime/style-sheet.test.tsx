import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { applyWholeSheet, InlineStylesProvider, StyleSheet } from './style-sheet'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})
const sheet = <StyleSheet href="/assets/app.css" />

test('a page without inline styles loads the file', () => {
  expect(renderToStaticMarkup(sheet)).toBe('<link rel="stylesheet" href="/assets/app.css"/>')
})

test('the file of a page with inline styles does not block it', () => {
  vi.stubGlobal('document', undefined)
  const html = renderToStaticMarkup(
    <InlineStylesProvider value="p { color: red }">{sheet}</InlineStylesProvider>,
  )
  expect(html).toBe(
    '<style nonce="" data-inline="">p { color: red }</style><link rel="stylesheet" href="/assets/app.css" media="print"/>',
  )
})

test('a page with inline styles keeps them when it renders again, with the whole file beside them', () => {
  document.head.innerHTML = '<style data-inline="">p { color: red }</style>'
  // Outside the document, where nothing is loaded.
  const container = document.createElement('div')
  render(<InlineStylesProvider value={undefined}>{sheet}</InlineStylesProvider>, { container })
  expect(container.querySelector('style')?.textContent).toBe('p { color: red }')
  expect(container.querySelector('link')?.media).toBe('')
})

test('before scripts add to a page with inline styles, its whole file is loaded and applied', async () => {
  document.head.innerHTML =
    '<style data-inline=""></style><link rel="stylesheet" media="print"><link rel="icon" href="/i.svg">'
  const link = document.querySelector('link')!
  const applied = applyWholeSheet()
  await Promise.resolve()
  expect(link.media).toBe('print')
  link.dispatchEvent(new Event('load'))
  await applied
  expect(link.media).toBe('all')
})

test('a page without inline styles waits for nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" media="print">'
  await applyWholeSheet()
  expect(document.querySelector('link')?.media).toBe('print')
})
