import { postJson } from '#app/api-client/post-json'
import type { GlyphLettersAnswer } from '#app/preview/glyph-letters.server'

/** Whoever pressed waits: after this long the field is focused without the letter. */
const maxWaitMs = 800

const pauseAfterFailureMs = 10_000
let retryAtMs = 0

/** A glyph that no character has alone has undefined here. */
const knownLetters = new Map<string, string | undefined>()

type LetterOf = (id: string) => string | undefined

/**
 * What says the letters of these glyphs, undefined for those that are unknown. They are requested, each once, unless no
 * more than `spare` are missing: one that was just typed is no reason to ask the service at each key.
 */
export async function lettersOf(ids: readonly string[], spare = 0): Promise<LetterOf> {
  const unknown = [...new Set(ids)].filter((id) => !knownLetters.has(id))
  if (unknown.length > spare && navigator.onLine && performance.now() >= retryAtMs) {
    const letters = await requestLetters(unknown).catch(() => undefined)
    if (letters) for (const id of unknown) knownLetters.set(id, letters[id])
    else retryAtMs = performance.now() + pauseAfterFailureMs
  }
  return (id) => knownLetters.get(id)
}

async function requestLetters(glyphs: string[]): Promise<Record<string, string> | undefined> {
  const signal = AbortSignal.timeout(maxWaitMs)
  const response = await postJson('/sheets/glyph-letters', { glyphs }, { signal })
  return response.ok ? ((await response.json()) as GlyphLettersAnswer).letters : undefined
}
