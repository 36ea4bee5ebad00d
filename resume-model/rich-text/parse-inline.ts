import type { InlineRun } from './parse-rich-text'

type Style = 'bold' | 'italic' | 'underline'
/** A token of a paragraph: plain text, or a mark that may turn a style or a link on or off. */
type Token = { text: string; styleChange?: { on: boolean; style?: Style; url?: string } }
/** An opening mark without its partner yet. */
type OpenMark = { at: number; kind: string }

const marks = /\\[!-/:-@[-`{-~]|\*+|_+|<\/?u>|\[|\]/g
const markStyles: Record<string, Style> = { '*': 'italic', '**': 'bold', _: 'italic', '<u>': 'underline' }
const maxUrl = 500

/**
 * Parses one paragraph into runs; none for empty underlines. Every mark is pushed and popped at most once, so
 * the time is linear. Marks open and close by CommonMark's flanking rule; Han beside a star counts as a
 * space, because Chinese has none. Marks around nothing are text.
 */
export function parseInline(text: string): InlineRun[] {
  const tokens: Token[] = []
  const openMarks: OpenMark[] = []
  const counts: Record<string, number> = {}
  let last = 0
  /** Index of the last token with text. */
  let lastTextIndex = -1

  const pushText = (text: string) => {
    if (text !== '') lastTextIndex = tokens.push({ text }) - 1
  }
  const pushOpenMark = (kind: string) => {
    openMarks.push({ at: tokens.push({ text: kind }) - 1, kind })
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  /** Joins a closing mark to its opener; unmatched openers between them become text. */
  const closeMark = (kind: string, url?: string): boolean => {
    const innermost = openMarks.at(-1)
    if (!counts[kind] || !innermost) return false
    if (innermost.kind === kind && lastTextIndex < innermost.at && kind !== '<u>') return false
    let opener: OpenMark
    do {
      opener = openMarks.pop()!
      counts[opener.kind]!--
      if (opener.kind !== kind) lastTextIndex = Math.max(lastTextIndex, opener.at)
    } while (opener.kind !== kind)
    const style = markStyles[kind]
    tokens[opener.at]!.styleChange = { on: true, style, url }
    tokens.push({ text: '', styleChange: { on: false, style, url } })
    return true
  }

  for (const match of text.matchAll(marks)) {
    const mark = match[0]
    const start = match.index
    if (start < last) continue
    const end = start + mark.length
    pushText(text.slice(last, start))
    last = end
    const before = characterBefore(text, start)
    const after = characterAfter(text, end)
    if (mark[0] === '\\') pushText(mark[1]!)
    else if (mark[0] === '*') {
      const { opens, closes } = isQuoted(before, after) ? textFlanks : starFlanks(before, after)
      let left = mark.length
      while (left > 0 && (closes || opens)) {
        const kind = nextStars(left, openMarks.at(-1)?.kind, counts)
        if (!closes || !closeMark(kind)) {
          if (!opens || mark.length > 3) break
          pushOpenMark(kind)
        }
        left -= kind.length
      }
      pushText('*'.repeat(left))
    } else if (mark[0] === '_') {
      // Two or more are a blank to fill in, or part of a program's name.
      const isText = mark !== '_' || isQuoted(before, after)
      const { opens, closes } = isText ? textFlanks : underscoreFlanks(before, after)
      if (closes && closeMark('_')) continue
      if (opens) pushOpenMark('_')
      else pushText(mark)
    } else if (mark === '<u>' || mark === '[') pushOpenMark(mark)
    else if (mark === '</u>') {
      if (!closeMark('<u>')) pushText(mark)
    } else {
      const url = counts['['] ? parseLinkTarget(text, end) : undefined
      if (url !== undefined && closeMark('[', url.target)) last = url.end
      else pushText(mark)
    }
  }
  pushText(text.slice(last))
  return toRuns(tokens)
}

type Flanking = { opens: boolean; closes: boolean }
const textFlanks: Flanking = { opens: false, closes: false }

/** A mark alone in quotes or brackets is quoted as a sign: “_”, (*). */
function isQuoted(before: string, after: string): boolean {
  return quotes.has(before + after)
}
const quotes = new Set('“” ‘’ 「」 『』 （） 【】 《》 () "" \'\' ``'.split(' '))

/**
 * A star opens before words and closes after them; inside a word it does both, between digits (2*3*4)
 * neither.
 */
function starFlanks(before: string, after: string): Flanking {
  if (isDigit.test(before) && isDigit.test(after)) return { opens: false, closes: false }
  const opens = !isSpace(after) && (!isAsciiPunctuation(after) || !isAsciiWord(before))
  const closes = !isSpace(before) && (!isAsciiPunctuation(before) || !isAsciiWord(after))
  return { opens, closes }
}

/** An underscore is a mark only outside of words and faces: snake_case_name, 文件_名称 and ^_^ contain none. */
function underscoreFlanks(before: string, after: string): Flanking {
  if (before === after) return textFlanks
  return { opens: !isSpace(after) && !isWord.test(before), closes: !isSpace(before) && !isWord.test(after) }
}

/** The next mark in a sequence of stars: the partner of the innermost opener, otherwise two before one. */
function nextStars(left: number, innermost: string | undefined, counts: Record<string, number>): '*' | '**' {
  if (innermost === '*' || left === 1) return '*'
  if (innermost !== '**' && !counts['**'] && counts['*']) return '*'
  return '**'
}

const targetStart = /(?:https?:\/\/|mailto:)/iy
const targetEnd = /[\s()]/g
const forbiddenInTarget = /[\p{Cc}"<>\\^`{|}]/u

/**
 * Parses `(https://…)` after a `]`: http, https and mailto only, at most 500 characters, one pair of brackets
 * inside.
 */
function parseLinkTarget(text: string, from: number): { target: string; end: number } | undefined {
  if (text[from] !== '(') return undefined
  const within = text.slice(from + 1, from + maxUrl)
  targetStart.lastIndex = 0
  if (!targetStart.test(within)) return undefined
  const first = targetStart.lastIndex
  let depth = 0
  let pairs = 0
  for (const { 0: sign, index } of within.matchAll(targetEnd)) {
    if (index < first) return undefined
    if (sign === '(' && depth === 0 && pairs === 0) depth = pairs = 1
    else if (sign === ')' && depth === 1) depth = 0
    else if (sign === ')' && index > first && !forbiddenInTarget.test(within.slice(0, index)))
      return { target: within.slice(0, index), end: from + index + 2 }
    else return undefined
  }
  return undefined
}

/**
 * Whether the subset can link to this URL: http, https or mailto, short enough, without a space, a quote or
 * an unmatched bracket.
 */
export function isLinkTarget(url: string): boolean {
  return parseLinkTarget(`(${url})`, 0)?.target === url
}

function toRuns(tokens: Token[]): InlineRun[] {
  const runs: InlineRun[] = []
  const depth = { bold: 0, italic: 0, underline: 0 }
  let url: string | undefined
  for (const { text, styleChange } of tokens) {
    if (styleChange) {
      if (styleChange.style) depth[styleChange.style] += styleChange.on ? 1 : -1
      else url = styleChange.on ? styleChange.url : undefined
    } else if (text !== '') {
      const run: InlineRun = { text }
      if (depth.bold) run.bold = true
      if (depth.italic) run.italic = true
      if (depth.underline) run.underline = true
      if (url) run.url = url
      const before = runs.at(-1)
      if (before && sameLook(before, run)) before.text += text
      else runs.push(run)
    }
  }
  return runs
}

function sameLook(a: InlineRun, b: InlineRun): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.url === b.url
}

const isDigit = /\d/
const isWord = /[\p{L}\p{M}\p{N}]/u
const isSpace = (sign: string) => /\s/.test(sign)
/** Punctuation and symbols except Chinese ones, which are as wide as a character and include spacing. */
const isAsciiPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign) && !isWide.test(sign)
const isAsciiWord = (sign: string) => isWord.test(sign) && !isWide.test(sign)
const isWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uffef]/u

/** The whole character beside a mark; a space at the ends. */
const characterAfter = (text: string, at: number) =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at)!) : ' '
function characterBefore(text: string, at: number): string {
  const isPair = at > 1 && /[\udc00-\udfff]/.test(text[at - 1]!)
  return at === 0 ? ' ' : text.slice(isPair ? at - 2 : at - 1, at)
}
