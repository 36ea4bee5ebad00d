import { postJson } from '#app/api-client/post-json'
import type { GlyphLettersAnswer } from '#app/preview/glyph-letters.server'
import { findLetter, type LettersAtPoint } from './find-letter'
import type { GlyphsAtPoint } from './glyphs-at-point'

/** Fewer letters in common may be chance, unless they are all that a field holds. */
const minScore = 4
/** Whoever pressed waits: after this long the field is focused without the letter. */
const maxWaitMs = 800

const fieldSelector =
  'textarea, [contenteditable=true], input:is([type=text], [type=email], [type=tel], [type=url], :not([type]))'
type TextField = HTMLInputElement | HTMLTextAreaElement
const knownLetters = new Map<string, string | undefined>()

/** The letters of glyphs; undefined without the service. */
export async function readLetters({ before, after }: GlyphsAtPoint): Promise<LettersAtPoint | undefined> {
  const unknown = [...before, ...after].filter((id) => !knownLetters.has(id))
  if (unknown.length > 0) {
    const letters = await requestLetters(unknown).catch(() => undefined)
    if (!letters) return undefined
    for (const id of unknown) knownLetters.set(id, letters[id])
  }
  const of = (ids: string[]) => ids.map((id) => knownLetters.get(id))
  return { before: of(before), after: of(after) }
}

async function requestLetters(glyphs: string[]): Promise<Record<string, string> | undefined> {
  const signal = AbortSignal.timeout(maxWaitMs)
  const response = await postJson('/sheets/glyph-letters', { glyphs }, { signal })
  return response.ok ? ((await response.json()) as GlyphLettersAnswer).letters : undefined
}

/** Puts the caret at the letter in the field that has it; false when none of a container's fields does. */
export function focusLetter(container: Element, letters: LettersAtPoint): boolean {
  let best: { field: HTMLElement; offset: number; score: number } | undefined
  for (const field of container.querySelectorAll<HTMLElement>(fieldSelector)) {
    const text = textOf(field)
    const found = findLetter(text, letters)
    const isEnough = found && found.score >= Math.min(minScore, text.replace(/\s/g, '').length)
    if (isEnough && found.score > (best?.score ?? 0)) best = { field, ...found }
  }
  if (!best) return false
  for (let fold = best.field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  placeCaret(best.field, best.offset)
  return true
}

const isTextField = (field: HTMLElement): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

const textOf = (field: HTMLElement): string =>
  isTextField(field)
    ? field.value
    : textNodesOf(field)
        .map((node) => node.data)
        .join('')

function textNodesOf(field: HTMLElement): Text[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

function placeCaret(field: HTMLElement, offset: number) {
  field.focus()
  if (!isTextField(field)) return placeInRichText(field, offset)
  try {
    field.setSelectionRange(offset, offset)
  } catch {
    // An e-mail field has no caret to place.
  }
}

function placeInRichText(field: HTMLElement, offset: number) {
  let left = offset
  for (const node of textNodesOf(field)) {
    if (left <= node.length) {
      getSelection()?.collapse(node, left)
      return
    }
    left -= node.length
  }
}
