type Node<T> = { next: Map<number, Node<T>>; fail: Node<T> | undefined; words: Word<T>[] }
export type Word<T> = { text: string; tag: T }

/**
 * Finds many words in one pass over a text (Aho-Corasick). Linear in the text times the number of different
 * words that may end at one position, which `dedupe` keeps small.
 */
export class AhoCorasick<T> {
  readonly #root: Node<T> = node()

  /** @param dedupe selects, of the words that end at one position (longest first), those worth reporting */
  constructor(words: readonly Word<T>[], dedupe: (words: Word<T>[]) => Word<T>[] = (all) => all) {
    for (const word of words) {
      if (word.text === '') continue
      let state = this.#root
      for (let index = 0; index < word.text.length; index++) {
        const code = word.text.charCodeAt(index)
        let next = state.next.get(code)
        if (!next) state.next.set(code, (next = node()))
        state = next
      }
      state.words.push(word)
    }
    this.#link(dedupe)
  }

  /** Breadth first: a node's `fail` is the longest proper suffix of its path that is also a path. */
  #link(dedupe: (words: Word<T>[]) => Word<T>[]): void {
    const queue = [this.#root]
    for (let place = 0; place < queue.length; place++) {
      const parent = queue[place]!
      for (const [code, child] of parent.next) {
        let fail = parent.fail
        while (fail && !fail.next.has(code)) fail = fail.fail
        child.fail = parent === this.#root ? this.#root : (fail?.next.get(code) ?? this.#root)
        child.words = dedupe([...child.words, ...child.fail.words])
        queue.push(child)
      }
    }
  }

  /** Calls `onMatch` for each word with its start and end (exclusive), by ascending end. */
  find(text: string, onMatch: (word: Word<T>, start: number, end: number) => void): void {
    let state = this.#root
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      let next = state.next.get(code)
      while (!next && state.fail) {
        state = state.fail
        next = state.next.get(code)
      }
      state = next ?? this.#root
      for (const word of state.words) onMatch(word, index + 1 - word.text.length, index + 1)
    }
  }
}

function node<T>(): Node<T> {
  return { next: new Map(), fail: undefined, words: [] }
}
