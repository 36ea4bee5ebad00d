import { Parser } from 'htmlparser2'
import { ImportError } from '../import-error'

/** An element by its local name: each writer chooses its own prefixes. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Maximum nesting of tags. Word's own documents have a few dozen levels; finding the end of a tag gets slower with its depth. */
const maxDepth = 1_000
/** Outlines of drawings, and lists for Word's menus: many elements without a word. */
const ignored = new Set(['custGeom', 'extLst', 'latentStyles', 'rsids', 'docParts', 'txXfrm'])
const withText = new Set(['t', 'instrText', 'posOffset', 'align'])

/** How much more may be read, in tags: a paragraph costs as much as 25 other tags, a run as 5, 15 letters as one. */
export type Budget = { left: number }
const charactersPerTag = 15
const costs: Record<string, number> = { p: 25, r: 5 }

/** Parses a part into a tree. @throws ImportError for XML that Word does not write, and beyond the budget */
export function parseXml(bytes: Uint8Array, budget: Budget): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let depth = 0
  let ignoredFrom = Infinity
  let openedAt = -1
  const spend = (cost: number) => {
    budget.left -= cost
    if (budget.left < 0) throw new ImportError('tooMuchText')
  }
  const parser = new Parser(
    {
      onopentag(fullName, attributes) {
        if (++depth > maxDepth) throw new ImportError('notDocx')
        openedAt = parser.endIndex
        if (depth > ignoredFrom) return
        const name = localName(fullName)
        const parent = open.at(-1)!
        if (ignored.has(name) || isSecondChoice(name, parent)) {
          ignoredFrom = depth
          return
        }
        spend(costs[name] ?? 1)
        const element = { name, attributes: withLocalNames(attributes), children: [], text: '' }
        parent.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)!
        if (depth >= ignoredFrom || !withText.has(element.name)) return
        spend(text.length / charactersPerTag)
        element.text += text
      },
      onclosetag(_, isImplied) {
        // An empty tag closes where it opened; any other that another tag closes is broken.
        const isEmptyTag = parser.endIndex === openedAt
        if (isImplied && !isEmptyTag) throw new ImportError('notDocx')
        if (depth < ignoredFrom) {
          open.pop()
          if (!isEmptyTag) spend(1)
        } else if (depth === ignoredFrom) ignoredFrom = Infinity
        depth--
      },
    },
    { xmlMode: true },
  )
  parser.end(decode(bytes))
  return root
}

/** The same content again, for programs that did not know the first. The choices come before it. */
const isSecondChoice = (name: string, { children }: XmlElement) =>
  name === 'Fallback' && children[0]?.name === 'Choice'

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const withLocalNames = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]))

function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

/** The element at a path of names below another. */
export const elementAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce(childOf, element)

/** The attribute `val` of a child, where most properties have their value. */
export const valueOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes.val

/** A number of an attribute; undefined for anything else. */
export function numberOf(value: string | undefined): number | undefined {
  const number = Number.parseFloat(value ?? '')
  return Number.isFinite(number) ? number : undefined
}
