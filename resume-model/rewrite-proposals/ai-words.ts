/** A text that AI wrote in the place of another; '' where that is not known. */
export type AiWriting = { before: string; after: string }

/** So many words of AI behind each other are no coincidence: two people write 用户 or 提升, not 四处都相同. */
const minRun = 4
/** Nor is this share of all it wrote, however short that was. */
const minShare = 0.25

/**
 * Whether a text still has words of AI: a Chinese character or a word of letters counts, wherever it was moved and whatever
 * signs stand around it. What stood there before AI wrote is its author's own. Takes time linear in the texts.
 */
export function holdsAiWords(text: string, writings: readonly AiWriting[]): boolean {
  const words = wordsOf(text)
  return words.length > 0 && writings.some((writing) => holdsWordsOf(words, writing))
}

function holdsWordsOf(words: readonly string[], { before, after }: AiWriting): boolean {
  const written = pairsOf(wordsOf(after))
  const own = new Set(pairsOf(wordsOf(before)))
  const added = new Set(written.filter((pair) => !own.has(pair)))
  // Where AI has only shortened or moved, what it left is what it made.
  const ofAi = added.size > 0 ? added : new Set(written)
  const remaining = new Set<string>()
  let run = 1
  for (const pair of pairsOf(words)) {
    run = ofAi.has(pair) ? run + 1 : 1
    if (run > 1) remaining.add(pair)
    if (run >= minRun) return true
  }
  return remaining.size > 0 && remaining.size >= ofAi.size * minShare
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []

/** Each word with the next one; a word alone stands between its ends. */
const pairsOf = (words: readonly string[]): string[] =>
  ['', ...words].map((word, index) => `${word} ${words[index] ?? ''}`)
