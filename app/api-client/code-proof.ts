import type { MetChallenge } from '#contract/code-challenge'

/** Fields of a form in which the challenge before a code comes back. */
export const challengeFields = ['challenge', 'solution', 'sum'] as const

/** How a form says that the challenge was met: by the work of a script, a sum, or the wait alone; nothing when there was none. */
export function proofOf(form: FormData): { proof?: string } {
  const text = (name: (typeof challengeFields)[number]) => String(form.get(name) ?? '')
  const work = text('challenge')
  if (!work) return {}
  const sum = text('sum').trim().slice(0, 16)
  const met: MetChallenge = { work, solution: solutionOf(text('solution')), ...(sum && { sum }) }
  const proof = JSON.stringify(met)
  return proof.length <= 4_000 ? { proof } : {}
}

function solutionOf(text: string): MetChallenge['solution'] {
  const [counter, derivedKey] = text.split(' ')
  return derivedKey && /^\d{1,9}$/.test(counter!) ? { counter: Number(counter), derivedKey } : undefined
}
