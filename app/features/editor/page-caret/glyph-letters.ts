import { postJson } from '#app/api-client/post-json'
import type { GlyphLettersAnswer } from '#app/preview/glyph-letters.server'
import { anyLetter } from './find-letter'

/** After this long a press focuses its field without the letter. */
const maxWaitMs = 800
const pauseAfterFailureMs = 10_000

const knownLetters = new Map<string, string>()
let retryAtMs = 0

/**
 * Returns the letters of glyphs, `anyLetter` for those that are unknown. They are requested unless no more than
 * `maxUnknown` are missing, so that typing a new letter costs no request. Each is requested once.
 */
export async function readLetters(ids: readonly string[], maxUnknown = 0): Promise<string[]> {
  const unknown = [...new Set(ids)].filter((id) => !knownLetters.has(id))
  if (unknown.length > maxUnknown && navigator.onLine && performance.now() >= retryAtMs) {
    const letters = await requestLetters(unknown).catch(() => undefined)
    if (letters) for (const id of unknown) knownLetters.set(id, letters[id] ?? anyLetter)
    else retryAtMs = performance.now() + pauseAfterFailureMs
  }
  return ids.map((id) => knownLetters.get(id) ?? anyLetter)
}

async function requestLetters(glyphs: string[]): Promise<Record<string, string> | undefined> {
  const signal = AbortSignal.timeout(maxWaitMs)
  const response = await postJson('/sheets/glyph-letters', { glyphs }, { signal })
  return response.ok ? ((await response.json()) as GlyphLettersAnswer).letters : undefined
}
