import { z } from 'zod'

/**
 * A challenge for clients that ask for codes, or try them, too often: a proof of work, a sum in a picture, or
 * a wait; any one of them is enough, once.
 */
export const BotChallenge = z.object({
  /**
   * The proof-of-work challenge as JSON, signed by the service (altcha-lib, version 2); sent back with its
   * solution.
   */
  work: z.string(),
  /** The sum as an SVG image without text. */
  picture: z.string(),
  /** After this many seconds the challenge counts as met without a solution. */
  waitSeconds: z.number().int(),
})
export type BotChallenge = z.infer<typeof BotChallenge>

/** The solution as JSON text, because GET calls send it in the query. */
const maxProofLength = 4_000
export const ChallengeProof = z.object({ proof: z.string().max(maxProofLength).optional() })

/** The content of `proof`. With neither a solution nor a sum the wait counts. */
export const SolvedChallenge = z.object({
  work: z.string(),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(128) }).optional(),
  sum: z.string().max(16).optional(),
})
export type SolvedChallenge = z.infer<typeof SolvedChallenge>
