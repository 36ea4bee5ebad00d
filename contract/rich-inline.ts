import type { Run } from './rich-text'

type Style = 'bold' | 'italic' | 'underline'
/** A piece of a paragraph: plain text, or a mark that may turn a style or a link on or off. */
type Piece = { text: string; turns?: { on: boolean; style?: Style; url?: string } }
/** An opened mark that waits for its partner. */
type Waiting = { at: number; kind: string }

const marks = /\\[!-/:-@[-`{-~]|\*+|_|<\/?u>|\[|\]/g
const stars: Record<string, Style> = { '*': 'italic', '**': 'bold', _: 'italic', '<u>': 'underline' }
const maxUrl = 500

/** The runs of one paragraph. Every mark is pushed and popped at most once, so the time is linear. */
export function parseInline(text: string): Run[] {
  const pieces: Piece[] = []
  const waiting: Waiting[] = []
  const counts: Record<string, number> = {}
  let last = 0

  const wait = (kind: string) => {
    waiting.push({ at: pieces.push({ text: kind }) - 1, kind })
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  /** Joins a closing mark to its opener; openers between them were none and stay text. */
  const close = (kind: string, url?: string): boolean => {
    if (!counts[kind]) return false
    let opener: Waiting
    do {
      opener = waiting.pop()!
      counts[opener.kind]!--
    } while (opener.kind !== kind)
    const style = stars[kind]
    pieces[opener.at]!.turns = { on: true, style, url }
    pieces.push({ text: '', turns: { on: false, style, url } })
    return true
  }

  for (const match of text.matchAll(marks)) {
    const mark = match[0]
    const start = match.index
    if (start < last) continue
    const end = start + mark.length
    pieces.push({ text: text.slice(last, start) })
    last = end
    const before = text[start - 1] ?? ' '
    const after = text[end] ?? ' '
    if (mark[0] === '\\') pieces.push({ text: mark[1]! })
    else if (mark === '*' && /\d/.test(before) && /\d/.test(after)) pieces.push({ text: mark })
    else if (mark[0] === '*') {
      let left = mark.length
      while (left > 0) {
        const kind = nextStars(left, waiting.at(-1)?.kind, counts)
        if (isSpace(before) || !close(kind)) {
          if (isSpace(after) || mark.length > 3) break
          wait(kind)
        }
        left -= kind.length
      }
      pieces.push({ text: '*'.repeat(left) })
    } else if (mark === '_') {
      if (!isSpace(before) && !isWord(after) && close('_')) continue
      if (!isSpace(after) && !isWord(before)) wait('_')
      else pieces.push({ text: mark })
    } else if (mark === '<u>' || mark === '[') wait(mark)
    else if (mark === '</u>') {
      if (!close('<u>')) pieces.push({ text: mark })
    } else {
      const url = counts['['] ? readTarget(text, end) : undefined
      if (url !== undefined && close('[', url.target)) last = url.end
      else pieces.push({ text: mark })
    }
  }
  pieces.push({ text: text.slice(last) })
  return toRuns(pieces)
}

/** Which of a row of stars comes next: what the innermost opener waits for, else two before one. */
function nextStars(left: number, innermost: string | undefined, counts: Record<string, number>): '*' | '**' {
  if (innermost === '*' || left === 1) return '*'
  if (innermost !== '**' && !counts['**'] && counts['*']) return '*'
  return '**'
}

/** `(https://…)` right after a `]`: http, https and mailto only, no spaces, at most 500 characters. */
function readTarget(text: string, from: number): { target: string; end: number } | undefined {
  if (text[from] !== '(') return undefined
  const target = /^\(((?:https?:\/\/|mailto:)[^\s()]+(?:\([^\s()]*\)[^\s()]*)?)\)/i.exec(
    text.slice(from, from + maxUrl),
  )?.[1]
  return target === undefined ? undefined : { target, end: from + target.length + 2 }
}

/** Whether the subset links there: http, https or mailto, short enough, without a blank or a lone bracket. */
export function isTarget(url: string): boolean {
  return readTarget(`(${url})`, 0)?.target === url
}

function toRuns(pieces: Piece[]): Run[] {
  const runs: Run[] = []
  const depth = { bold: 0, italic: 0, underline: 0 }
  let url: string | undefined
  for (const { text, turns } of pieces) {
    if (turns) {
      if (turns.style) depth[turns.style] += turns.on ? 1 : -1
      else url = turns.on ? turns.url : undefined
    } else if (text !== '') {
      const run: Run = { text }
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

function sameLook(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.url === b.url
}

const isSpace = (char: string) => /\s/.test(char)
const isWord = (char: string) => /[\p{L}\p{N}]/u.test(char) && !/\p{Script=Han}/u.test(char)
