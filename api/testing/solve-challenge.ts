import { createHmac } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotChallenge } from '#contract/account/bot-challenge'

/** Solves a challenge's proof of work, as a browser would. @returns the proof to send along */
export async function solveWork({ work }: BotChallenge): Promise<string> {
  const challenge = JSON.parse(work) as Challenge
  const solved = await solveChallenge({ challenge, deriveKey })
  if (!solved) throw new Error('the challenge could not be solved')
  const { counter, derivedKey } = solved
  return JSON.stringify({ work, solution: { counter, derivedKey } })
}

/**
 * Solves the sum with the service's secret instead of reading the picture. @returns the proof, wrong by `off`
 */
export function solveSum({ work }: BotChallenge, secret: string, off = 0): string {
  const { salt, sum } = (JSON.parse(work) as Challenge).parameters.data as { salt: string; sum: string }
  for (let guess = 0; guess < 100; guess++) {
    const hash = createHmac('sha256', secret).update(`sum ${salt} ${guess}`).digest('hex')
    if (hash === sum) return JSON.stringify({ work, sum: String(guess + off) })
  }
  throw new Error('the sum was not found')
}
