import { classesOf, type HtmlElement } from './html-tree'
import { parseDeclarations, type Declarations } from './declarations'

/** A tag, classes and an id that one element has: `p.MsoNormal`. */
type Compound = { tag: string; id: string; classes: string[] }
type Rule = { subject: Compound; ancestors: Compound[]; weight: number; declarations: Declarations }

export type StyleSheet = { declarationsFor(element: HtmlElement): Declarations[] }

const maxRules = 10_000
const maxAncestors = 6
/** Ends the work on pages whose rules have no end; later elements go without them. */
const maxSteps = 4_000_000

/**
 * What sites' own style sheets say by tag, class and id. Saved pages often lack the sheets, so the usual names of frameworks
 * have their meaning.
 */
const usualNames =
  '.flex,.d-flex{display:flex}.flex-col,.flex-column{flex-direction:column}.justify-between,.justify-content-between{justify-content:space-between}' +
  '.fr,.float-right,.pull-right,.float-end{float:right}.fl,.float-left,.pull-left,.float-start{float:left}' +
  '.font-bold{font-weight:700}.inline-block{display:inline-block}'

/** Reads the rules that have selectors of tags, classes and ids; all others, such as `:hover`, are left out. */
export function parseStyleSheet(css: string): StyleSheet {
  const rules = new Map<string, Rule[]>()
  let count = 0
  for (const { selectors, body } of [...rulesIn(usualNames), ...rulesIn(withoutComments(css))]) {
    const declarations = parseDeclarations(body)
    if (Object.keys(declarations).length === 0) continue
    for (const selector of selectors.split(',')) {
      const compounds = parseSelector(selector)
      if (!compounds || ++count > maxRules) continue
      const subject = compounds.at(-1)!
      const key = subject.id || subject.classes[0] || subject.tag
      const rule = { subject, ancestors: compounds.slice(0, -1), weight: weightOf(compounds), declarations }
      rules.set(key, [...(rules.get(key)?.slice(-200) ?? []), rule])
    }
  }
  let steps = 0

  function matches({ subject, ancestors }: Rule, element: HtmlElement): boolean {
    if (!isLike(subject, element)) return false
    let above = element.parent
    for (let i = ancestors.length - 1; i >= 0; i--) {
      while (above && !isLike(ancestors[i]!, above)) above = above.parent
      if (!above) return false
      above = above.parent
    }
    return true
  }

  function isLike({ tag, id, classes }: Compound, element: HtmlElement): boolean {
    if (++steps > maxSteps) return false
    if (tag !== '' && tag !== element.name) return false
    if (id !== '' && `#${element.attributes.id}` !== id) return false
    return classes.length === 0 || classes.every((one) => classesOf(element).includes(one.slice(1)))
  }

  return {
    /** The declarations for an element, the stronger ones last. */
    declarationsFor(element) {
      const keys = [element.name, `#${element.attributes.id}`, ...classesOf(element).map((one) => `.${one}`)]
      const found = keys.flatMap((key) => rules.get(key)?.filter((rule) => matches(rule, element)) ?? [])
      return found.sort((a, b) => a.weight - b.weight).map(({ declarations }) => declarations)
    },
  }
}

function* rulesIn(css: string): Generator<{ selectors: string; body: string }> {
  let at = 0
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
    const head = css.slice(at, open).replace(/^[\s}]+/, '')
    const selectors = head.slice(head.lastIndexOf(';') + 1).trim()
    at = open + 1
    if (!selectors.startsWith('@')) {
      const close = css.indexOf('}', open)
      at = close < 0 ? css.length : close + 1
      if (selectors.length < 2_000) yield { selectors, body: css.slice(open + 1, at) }
    } else if (!isForWideScreens(selectors)) at = endOfBlock(css, open)
  }
}

/** People saw the page on a computer's screen. */
const isForWideScreens = (head: string) =>
  /^@(?:media|supports|layer)\b/i.test(head) && !/max-width|print|prefers-|hover/i.test(head)

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let i = open; i < css.length; i++)
    if (css[i] === '{') depth++
    else if (css[i] === '}' && --depth === 0) return i + 1
  return css.length
}

function withoutComments(css: string): string {
  const parts = css.split('/*')
  const [first = '', ...rest] = parts
  return [first, ...rest.map((part) => part.slice(part.indexOf('*/') + 2))]
    .join(' ')
    .replace(/<!--|-->/g, ' ')
}

function parseSelector(selector: string): Compound[] | undefined {
  const compounds = selector
    .trim()
    .split(/[\s>]+/)
    .filter(Boolean)
  if (compounds.length === 0 || compounds.length > maxAncestors + 1) return undefined
  const parsed = compounds.map(parseCompound)
  return parsed.every((one) => one !== undefined) ? parsed : undefined
}

function parseCompound(text: string): Compound | undefined {
  if (!/^[a-z][a-z0-9]*(?![\w\\-])|^[.#]/i.test(text)) return undefined
  const names = text.match(/[.#]?(?:\\.|[\w\u0080-\uffff-])+/g) ?? []
  if (names.join('') !== text) return undefined
  const plain = names.map((name) => name.replaceAll('\\', ''))
  return {
    tag: plain.find((name) => /^[a-z]/i.test(name))?.toLowerCase() ?? '',
    id: plain.find((name) => name.startsWith('#')) ?? '',
    classes: plain.filter((name) => name.startsWith('.')).slice(0, 5),
  }
}

const weightOf = (compounds: readonly Compound[]) =>
  compounds.reduce(
    (sum, { tag, id, classes }) => sum + (id ? 10_000 : 0) + classes.length * 100 + (tag ? 1 : 0),
    0,
  )
