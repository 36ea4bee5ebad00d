/** Letters of a window: what is as long is looked up window by window, what is shorter is searched for. */
const windowLength = 8
/** Letters that short words may be searched through, all together; one that is then not found counts as not said. */
const maxSearchedCharacters = 100_000_000

export type WordIndex = { has(words: string): boolean }

/** Whether words are somewhere in some text. All lookups together take linear time, whatever the text is. */
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
