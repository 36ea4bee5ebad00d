import { z } from 'zod'

/**
 * What is asked of whoever asks for codes, or tries them, too often: work for their device, a sum to read in a picture, or a
 * wait; any one of them will do, once.
 */
export const BotChallenge = z.object({
  /** The work as JSON, signed by the service (altcha-lib, version 2); sent back with its solution. */
  work: z.string(),
  /** The sum as an SVG image without text. */
  picture: z.string(),
  /** After so many seconds the challenge is met without either. */
  waitSeconds: z.number().int(),
})
export type BotChallenge = z.infer<typeof BotChallenge>

/** How it was met, as JSON: GET sends it in its query. */
const maxProofLength = 4_000
export const ChallengeProof = z.object({ proof: z.string().max(maxProofLength).optional() })

/** What `proof` holds. With neither a solution nor a sum the wait counts. */
export const SolvedChallenge = z.object({
  work: z.string(),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(128) }).optional(),
  sum: z.string().max(16).optional(),
})
export type SolvedChallenge = z.infer<typeof SolvedChallenge>
