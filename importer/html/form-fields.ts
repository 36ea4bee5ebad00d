import { textOf, type HtmlElement } from './html-tree'

const typed = new Set(['', 'text', 'email', 'tel', 'url', 'date', 'month', 'number'])

/** What a person has filled in, on the page of a form. */
export function valueOfField(element: HtmlElement): string {
  const { name, attributes } = element
  if (name === 'input')
    return typed.has((attributes.type ?? '').toLowerCase()) ? (attributes.value ?? '') : ''
  return name === 'select' ? chosenIn(element) : ''
}

function chosenIn(element: HtmlElement): string {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const text =
      child.name === 'option' && child.attributes.selected !== undefined
        ? textOf(child, 200)
        : chosenIn(child)
    if (text.trim() !== '') return text
  }
  return ''
}
