import { findDates } from '#resume-model/lines/find-dates'
import { characterCount } from '../line'
import { hasOwnClass } from './element-style'
import { textOf, type HtmlElement } from './html-tree'

const inline = new Set('span em i b strong a label time small font'.split(' '))
const maxFactLength = 30

/** An element without text between two texts, such as `<em class="vline"></em>`, is a line or an icon between them. */
export function isSeparator(element: HtmlElement): boolean {
  const isEmpty = element.children.every((child) => typeof child === 'string' && /^[ \t\r\n]*$/.test(child))
  if (!isEmpty || !/^(?:em|i|b|s|span)$/.test(element.name)) return false
  // Word leaves empty ones about.
  return element.name === 'em' || element.name === 'i' || hasOwnClass(element)
}

/**
 * Whether two neighbours are short texts in elements with classes of their own: `<span class="company">` beside
 * `<span class="time">`. Sites set the space between them by styles that the saved page may lack.
 */
export const areFacts = (before: HtmlElement, after: HtmlElement) =>
  (isFact(before) && isFact(after)) || (inline.has(before.name) && startsWithLabel(after))

/** `手机：138…` and `邮箱：…` beside each other are two facts in any elements. */
const startsWithLabel = (element: HtmlElement) =>
  inline.has(element.name) && /^\s*\p{Script=Han}{2,5}[:：]/u.test(textOf(element, 20))

/** A block of nothing but an entry's dates. Sites set it to the right of the entry's first line. */
export function isPeriod(element: HtmlElement): boolean {
  if (!/period|date|time/i.test(element.attributes.class ?? '')) return false
  const text = textOf(element, maxFactLength + 1).trim()
  const dates = text.length <= maxFactLength ? findDates(text) : undefined
  return dates?.isRange === true && dates.rest.trim() === ''
}

function isFact(element: HtmlElement): boolean {
  if (!inline.has(element.name) || !hasOwnClass(element)) return false
  const text = textOf(element, maxFactLength * 2).trim()
  return text !== '' && characterCount(text) <= maxFactLength && !/[，。；、]/.test(text)
}
