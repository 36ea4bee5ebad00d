/**
 * The part of the style sheet that one page needs: the rules whose classes are in its HTML. A rule is only left
 * out if none of its selectors can match any element of the page, so that the page looks the same without it.
 */

/** Classes a selector needs, and for each `:is()` in it the alternatives. */
type SelectorNeed = { classes: string[]; anyOf: SelectorNeed[][] }
type SheetPart =
  | string
  | { text: string; needs: SelectorNeed[] }
  | { prelude: string; parts: SheetPart[]; staysEmpty: boolean }
export type ParsedSheet = SheetPart[]

/** An empty layer stays, since the order of the layers is the one of their first mention. */
const groupRule = /^@(media|supports|container|layer)\b/
const matchingPseudoClass = /^:(is|where|has)$/

/** @param css valid CSS. Nested rules are parts of the rule that contains them. */
export function parseSheet(css: string): ParsedSheet {
  const parts: ParsedSheet = []
  let start = 0
  while (start < css.length) {
    const end = findEnd(css, start, '{;')
    if (end === css.length || css[end] === ';') {
      parts.push(css.slice(start, end + 1))
      start = end + 1
      continue
    }
    const close = findEnd(css, end + 1, '}')
    const prelude = css
      .slice(start, end)
      .replace(/\/\*.*?\*\//gs, '')
      .trim()
    const text = css.slice(start, close + 1)
    if (groupRule.test(prelude)) {
      const staysEmpty = prelude.startsWith('@layer')
      parts.push({ prelude, parts: parseSheet(css.slice(end + 1, close)), staysEmpty })
    } else parts.push(prelude.startsWith('@') ? text : { text, needs: splitSelectors(prelude).map(needOf) })
    start = close + 1
  }
  return parts
}

/** Returns the rules of a sheet that may apply to the HTML of a page. */
export function stylesOfPage(sheet: ParsedSheet, html: string): string {
  const classes = classesIn(html)
  const isMet = (need: SelectorNeed): boolean =>
    need.classes.every((name) => classes.has(name)) && need.anyOf.every((among) => among.some(isMet))
  const write = (parts: SheetPart[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if ('text' in part) return part.needs.some(isMet) ? part.text : ''
        const inner = write(part.parts)
        return inner || part.staysEmpty ? `${part.prelude}{${inner}}` : ''
      })
      .join('')
  return write(sheet)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, double, single, bare] of html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g))
    for (const name of (double ?? single ?? bare ?? '').split(/\s+/))
      classes.add(name.replace(/&([a-z]+|#\w+);/g, (entity, code: string) => entities[code] ?? entity))
  return classes
}

/** The index of the first of these characters outside strings, comments and brackets; otherwise the length. */
function findEnd(css: string, from: number, among: string): number {
  let depth = 0
  for (let i = from; i < css.length; i = afterToken(css, i)) {
    const char = css[i]!
    if (depth === 0 && among.includes(char)) return i
    if ('([{'.includes(char)) depth++
    else if (')]}'.includes(char)) depth--
  }
  return css.length
}

/** The index after a string, a comment, an escape or a single character. */
function afterToken(css: string, i: number): number {
  const char = css[i]!
  if (char === '\\') return i + 2
  if (char === '/' && css[i + 1] === '*') return css.indexOf('*/', i + 2) + 2
  if (char !== '"' && char !== "'") return i + 1
  let end = i + 1
  while (end < css.length && css[end] !== char) end += css[end] === '\\' ? 2 : 1
  return end + 1
}

function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  for (let start = 0; start < list.length;) {
    const end = findEnd(list, start, ',')
    selectors.push(list.slice(start, end))
    start = end + 1
  }
  return selectors
}

function needOf(selector: string): SelectorNeed {
  const need: SelectorNeed = { classes: [], anyOf: [] }
  const token = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)|:[\w-]+(?=\()|[[(\\"']|[^]/giy
  for (let match = token.exec(selector); match; match = token.exec(selector)) {
    const [text, className] = match
    if (className) need.classes.push(unescapeName(className))
    else if (text === '[' || text === '(') token.lastIndex = findEnd(selector, token.lastIndex, '])') + 1
    else if (matchingPseudoClass.test(text)) {
      const inside = token.lastIndex + 1
      const end = findEnd(selector, inside, ')')
      need.anyOf.push(splitSelectors(selector.slice(inside, end)).map(needOf))
      token.lastIndex = end + 1
    } else if (text === '\\') token.lastIndex++
  }
  return need
}

function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, char: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : char,
  )
}
