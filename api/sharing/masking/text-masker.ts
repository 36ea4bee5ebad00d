import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { emailSpans, numberSpans } from './contact-spans'
import { foldText, type FoldedText } from './fold-text'
import type { KnownValues } from './known-values'
import { ethnicGroups, maritalWords, textLabels } from './field-labels'
import { valueAfter } from './labelled-values'
import { bodyFigureSpans } from './body-figure-spans'
import { isPersonalUrl, urlSpans } from './personal-urls'
import { isAlphanumeric, isDigit, type Span, standsAlone } from './text-span'
import { addressSpans } from './address-spans'
import { type Word, AhoCorasick } from './aho-corasick'

type SearchTerm = { kind: MaskKind; as: 'value' | 'label' | 'alone' }

export type TextMasker = {
  /** The ranges of hidden data in the original text, in order and without overlaps. */
  spansOf(text: string): Span[]
  /** The text with hidden data masked. Never longer, so that it keeps within every limit. */
  mask(text: string): string
}

/**
 * Finds and masks some kinds in the texts of one resume. A call is linear in its text, whatever it contains.
 */
export function createTextMasker(hidden: readonly MaskKind[], { values, names }: KnownValues): TextMasker {
  const finder = new AhoCorasick<SearchTerm>(wordsOf(hidden, values), dropCoveredWords)
  const isHidden = new Set(hidden)

  function findSpans(text: string): Span[] {
    const spans: Span[] = [
      ...emailSpans(text),
      ...numberSpans(text),
      ...bodyFigureSpans(text),
      ...addressSpans(text),
    ]
    spans.push(...urlSpans(text).filter((span) => isPersonalUrl(text.slice(span.start, span.end), names)))
    const lastOf: Partial<Record<MaskKind, Span>> = {}
    finder.find(text, ({ text: word, tag: { kind, as } }, start, end) => {
      if (as === 'label') {
        // A Latin label must be a whole word: "hotel" does not contain "tel".
        if (isAlphanumeric(word, 0) && isAlphanumeric(text, start - 1)) return
        if (isAlphanumeric(word, word.length - 1) && isAlphanumeric(text, end) && !isDigit(text, end)) return
        const value = valueAfter(kind, text, end)
        if (value) spans.push({ ...value, kind })
      } else if (as === 'value' ? isWholeWord(text, word, start, end) : standsAlone(text, start, end)) {
        const last = lastOf[kind]
        // Overlapping repetitions count as one span, so that "aaaa…" does not produce thousands.
        if (last && last.end >= start && last.start <= start) last.end = end
        else spans.push((lastOf[kind] = { start, end, kind }))
      }
    })
    return spans.filter(({ kind }) => isHidden.has(kind))
  }

  function spansOf(original: string): Span[] {
    if (original === '' || hidden.length === 0) return []
    const folded = foldText(original)
    const spans = findSpans(folded.text)
    if (spans.length === 0) return []
    const all = [...spans, ...urlsAround(folded, spans)]
    return mergeSpans(all).map((span) => toOriginalSpan(span, folded))
  }

  return { spansOf, mask: (text) => replaceSpans(text, spansOf(text)) }
}

/** A URL that contains hidden data is removed as a whole, whether or not it identifies its owner. */
function urlsAround({ text }: FoldedText, spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start)
  let next = 0
  let reach = -1
  return urlSpans(text).filter((url) => {
    while (next < sorted.length && sorted[next]!.start < url.end) reach = Math.max(reach, sorted[next++]!.end)
    return reach > url.start
  })
}

/** Sorts spans and merges overlapping ones. */
function mergeSpans(spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1)
    if (!last || span.start >= last.end) result.push({ ...span })
    else if (span.end > last.end) Object.assign(last, { end: span.end, isUrl: undefined })
    else if (span.isUrl && span.start === last.start && span.end === last.end) last.isUrl = true
  }
  return result
}

function toOriginalSpan({ start, end, ...rest }: Span, { at }: FoldedText): Span {
  return { ...rest, start: at[start]!, end: at[end - 1]! + 1 }
}

/** Full-width, because a plain asterisk is a mark of rich text. */
const star = '＊'

function replaceSpans(text: string, spans: readonly Span[]): string {
  let [masked, from] = ['', 0]
  for (const { start, end, isUrl } of spans) {
    const before = text.slice(from, start)
    if (isUrl && before.endsWith('](') && text[end] === ')') {
      // `[label](url)` becomes its label.
      const open = before.lastIndexOf('[', before.length - 3)
      const label = before.slice(open + 1, -2)
      masked += open < 0 ? label : before.slice(0, open) + label
      from = end + 1
    } else {
      masked += before + star.repeat(Math.min(3, end - start))
      from = end
    }
  }
  return masked + text.slice(from)
}

function wordsOf(hidden: readonly MaskKind[], values: KnownValues['values']): Word<SearchTerm>[] {
  const words = (kind: MaskKind, as: SearchTerm['as'], texts: Iterable<string>) =>
    [...texts].map((text) => ({ text, tag: { kind, as } }))
  const alone: Partial<Record<MaskKind, readonly string[]>> = {
    ethnicity: ethnicGroups.map((name) => `${name}族`),
    marital: maritalWords,
  }
  return MASK_KINDS.filter((kind) => hidden.includes(kind)).flatMap((kind) => [
    ...words(kind, 'value', values[kind]),
    ...words(kind, 'label', textLabels[kind] ?? []),
    ...words(kind, 'alone', alone[kind] ?? []),
  ])
}

const shortWord = 8

/** Short values must be whole words: 20k does not match in 120k. */
function isWholeWord(text: string, word: string, start: number, end: number): boolean {
  if (word.length >= shortWord) return true
  const continues = (inside: number, outside: number) =>
    isAlphanumeric(text, inside) && isAlphanumeric(text, outside)
  return (
    !continues(start, start - 1) &&
    !(continues(end - 1, end) && isDigit(text, end - 1) === isDigit(text, end))
  )
}

/**
 * Of a kind's long values that end at one position only the longest is reported: otherwise a text of one
 * repeated letter would match a hundred words at each position.
 */
function dropCoveredWords(words: Word<SearchTerm>[]): Word<SearchTerm>[] {
  const covered = new Set<MaskKind>()
  const known = new Set<string>()
  return words.filter(({ text, tag: { kind, as } }) => {
    const key = `${as} ${kind} ${text}`
    if (known.has(key)) return false
    known.add(key)
    if (as !== 'value' || text.length < shortWord) return true
    if (covered.has(kind)) return false
    covered.add(kind)
    return true
  })
}
