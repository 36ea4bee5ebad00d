import { createLucideIcon } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createServerIcon } from './server-icon'

const folder = {
  name: 'folder-plus',
  size: 24,
  aliases: ['folder-add'],
  node: [
    ['path', { d: 'M12 10v6', key: 'a' }],
    ['circle', { cx: '4', cy: '20', r: '2', key: 'b' }],
  ] as [string, Record<string, string>][],
}

test.each([
  ['as it is', {}],
  ['with classes', { className: 'size-4 text-primary!' }],
  ['hidden from screen readers', { 'aria-hidden': true as const }],
  ['named', { 'aria-label': '收起', role: 'img' }],
  ['with a thinner stroke', { strokeWidth: 1.5, className: 'size-8' }],
])('the server renders an icon %s exactly as the browser does', (_, props) => {
  const Served = createServerIcon(folder)
  const Loaded = createLucideIcon(folder)
  const served = toElement(renderToStaticMarkup(<Served {...props} />))
  expect(served.querySelectorAll('path, circle')).toHaveLength(2)
  expect(served.isEqualNode(toElement(renderToStaticMarkup(<Loaded {...props} />)))).toBe(true)
})

function toElement(markup: string): Element {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content.firstElementChild!
}
