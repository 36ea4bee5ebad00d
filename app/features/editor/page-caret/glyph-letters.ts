import { postJson } from '#app/api-client/post-json'
import type { GlyphLettersAnswer } from '#app/preview/glyph-letters.server'
import { anyLetter } from './find-letter'

/** After this long a press focuses its field without the letter; the caret follows once the letter is known. */
const maxWaitMs = 800
/** After this long a request has failed. */
export const requestTimeoutMs = 15_000
const pauseAfterFailureMs = 10_000

const knownLetters = new Map<string, string>()
/** The letter of a glyph; undefined until it is known. */
export const letterOf = (id: string): string | undefined => knownLetters.get(id)

const requested = new Map<string, Promise<void>>()
let retryAtMs = 0

/**
 * Returns the letters of glyphs, `anyLetter` for those that are unknown. They are requested unless no more than
 * `maxUnknown` are missing, so that typing a new letter costs no request. Each is requested once.
 * @param waitMs what is not known by then is left out
 */
export async function readLetters(
  ids: readonly string[],
  maxUnknown = 0,
  waitMs = maxWaitMs,
): Promise<string[]> {
  const unknown = [...new Set(ids)].filter((id) => !knownLetters.has(id))
  if (unknown.length > maxUnknown) {
    request(unknown.filter((id) => !requested.has(id)))
    await Promise.race([Promise.all(unknown.map((id) => requested.get(id))), delay(waitMs)])
  }
  return ids.map((id) => knownLetters.get(id) ?? anyLetter)
}

function request(glyphs: string[]) {
  if (glyphs.length === 0 || !navigator.onLine || performance.now() < retryAtMs) return
  const answer = requestLetters(glyphs)
    .then(
      (letters) => glyphs.forEach((id) => knownLetters.set(id, letters[id] ?? anyLetter)),
      () => void (retryAtMs = performance.now() + pauseAfterFailureMs),
    )
    .finally(() => glyphs.forEach((id) => requested.delete(id)))
  for (const id of glyphs) requested.set(id, answer)
}

async function requestLetters(glyphs: string[]): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(requestTimeoutMs)
  const response = await postJson('/sheets/glyph-letters', { glyphs }, { signal })
  if (!response.ok) throw new Error(`letters of glyphs: ${response.status}`)
  return ((await response.json()) as GlyphLettersAnswer).letters
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
