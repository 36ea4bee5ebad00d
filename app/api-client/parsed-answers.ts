import { catalogueCalls } from '#contract/catalogue/catalogue-calls'
import type { CallName } from '#contract/http/endpoints'

export type ParsedAnswers = ReturnType<typeof createParsedAnswers>

/**
 * Remembers the last answer of each call of the public catalogue with its text: the same text again, as nearly always, is
 * not parsed and checked again. Callers share the answer, so it is frozen.
 */
export function createParsedAnswers() {
  const last = new Map<CallName, { text: string; answer: unknown }>()
  return {
    /** @param read parses and checks the text; what it throws is not remembered */
    parse<T>(name: CallName, text: string, read: () => T): T {
      const known = last.get(name)
      if (known?.text === text) return known.answer as T
      const answer = read()
      if (name in catalogueCalls) last.set(name, { text, answer: deepFreeze(answer) })
      return answer
    },
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
