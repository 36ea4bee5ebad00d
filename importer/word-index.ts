/**
 * Window length in characters: longer words are looked up window by window, shorter ones are searched for.
 */
const windowLength = 8
/** Total characters that short words may be searched through; beyond it a word counts as not found. */
const maxSearchedCharacters = 100_000_000

export type WordIndex = { has(words: string): boolean }

/** Looks up whether a text contains words. All lookups together take linear time, for any text. */
export function createWordIndex(all: string): WordIndex {
  const windows = new Set(all.split('\n'))
  for (let at = 0; at + windowLength <= all.length; at++) windows.add(all.slice(at, at + windowLength))
  const answers = new Map<string, boolean>()
  let searchedCharacters = 0

  function search(words: string): boolean {
    const known = answers.get(words)
    if (known !== undefined) return known
    if (searchedCharacters > maxSearchedCharacters) return false
    searchedCharacters += all.length
    const isFound = all.includes(words)
    answers.set(words, isFound)
    return isFound
  }

  return {
    has(words) {
      if (windows.has(words)) return true
      if (words.length < windowLength) return search(words)
      for (let at = 0; at + windowLength <= words.length; at++)
        if (!windows.has(words.slice(at, at + windowLength))) return false
      return true
    },
  }
}
