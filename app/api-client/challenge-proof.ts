import type { SolvedChallenge } from '#contract/account/bot-challenge'

/** Form fields with the solution of a challenge. */
export const challengeFields = ['challenge', 'solution', 'sum'] as const

/** The proof in a form: a script's work, a sum, or the wait alone; empty without a challenge. */
export function readChallengeProof(form: FormData): { proof?: string } {
  const fieldText = (name: (typeof challengeFields)[number]) => String(form.get(name) ?? '')
  const work = fieldText('challenge')
  if (!work) return {}
  const sum = fieldText('sum').trim().slice(0, 16)
  const metChallenge: SolvedChallenge = {
    work,
    solution: parseSolution(fieldText('solution')),
    ...(sum && { sum }),
  }
  const proof = JSON.stringify(metChallenge)
  return proof.length <= 4_000 ? { proof } : {}
}

function parseSolution(fieldText: string): SolvedChallenge['solution'] {
  const [counter, derivedKey] = fieldText.split(' ')
  return derivedKey && /^\d{1,9}$/.test(counter!) ? { counter: Number(counter), derivedKey } : undefined
}
