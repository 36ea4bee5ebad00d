import { isControl } from '../known-pages/page-controls'
import { classesOf, textOf, type HtmlElement } from './html-tree'
import { isSiteFooter } from './noise'

/** More is content, whatever the element around it is called. */
const maxDialogCharacters = 200
const maxMenuCharacters = 400
const maxFooterCharacters = 1_500
const maxNameCharacters = 14
const fewestLinks = 3
const mostNodes = 300

const menus =
  /^(?:nav|navbar|navigation|menu|menus|sidebar|side|header|top|topbar|toolbar|breadcrumbs?|tabs?|user|dropdown|anchors?)$/
const dialogs = /^(?:dialog|modal|popup|popover|pop|tooltip|toast|mask|drawer)$/
const footers = /^(?:footer|foot|copyright|bottom)$/

/**
 * Whether an element is the site's and not the person's, where its name says so and its content does not speak against it: a menu
 * has links alone, a closed dialog few words, a footer rights and licences. A page is saved without the styles that hide them.
 */
export function isSiteNoise(element: HtmlElement): boolean {
  if (element.name === 'a' || element.name === 'span') return isPressed(element)
  const names = namesOf(element)
  if (names.length === 0) return false
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(dialogs) || element.attributes.role === 'dialog')
    return textOf(element, maxDialogCharacters + 1).length <= maxDialogCharacters
  if (has(footers) && textOf(element, maxFooterCharacters + 1).length <= maxFooterCharacters)
    return isSiteFooter(element)
  return has(menus) && isMenu(element)
}

/** The words of its classes and its id: `resume-side-nav` is a `nav`. */
function namesOf(element: HtmlElement): string[] {
  const { id = '', role = '' } = element.attributes
  const words = [...classesOf(element), id.slice(0, 60), role.slice(0, 60)]
  return words
    .flatMap((word) =>
      word
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .split(/[-_]+/),
    )
    .filter(Boolean)
}

const isPressed = (element: HtmlElement) => {
  const { href = '' } = element.attributes
  const isLink = element.name === 'a' && !/^(?:https?|mailto|tel):/i.test(href)
  const isButton = isLink || /\b(?:btn|button|op|operate|edit)\b/i.test(element.attributes.class ?? '')
  return isButton && isControl(textOf(element, 20))
}

/** Short names that lead elsewhere or do something, and nothing else. */
function isMenu(element: HtmlElement): boolean {
  if (textOf(element, maxMenuCharacters + 1).length > maxMenuCharacters) return false
  let count = 0
  let nodes = 0
  const areLinks = (node: HtmlElement): boolean =>
    node.children.every((child) => {
      if (typeof child === 'string') return child.trim() === '' || isControl(child)
      if (++nodes > mostNodes) return false
      if (child.name !== 'a') return areLinks(child)
      count++
      return (
        textOf(child, 40).trim().length <= maxNameCharacters &&
        !/^(?:mailto|tel):/i.test(child.attributes.href ?? '')
      )
    })
  return areLinks(element) && (count >= fewestLinks || count === 0)
}
