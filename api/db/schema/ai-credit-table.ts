import type { CreditLineKind, CreditPurpose } from '#contract/billing/ai-credits'

/**
 * A movement of AI credits, written in the transaction that changed the count: never changed or deleted, except that a
 * merge numbers and sums the lines of both accounts anew. The changes of a user add up to each balance.
 */
export type AiCreditLineRow = {
  /** `use-` or `return-` and the turn's id, which makes a movement idempotent; random for others. */
  id: string
  user_id: string
  /** Increases within a user; there may be gaps. */
  number: number
  /** `start`, not shown: the account is older than the history, which begins here with an `opening`. */
  kind: CreditLineKind | 'start'
  purpose: CreditPurpose | null
  /** The turn that used or returned it; it may have been deleted. */
  turn_id: string | null
  change: number
  /** What can be counted, after this line. */
  balance: number
  /** 1 while the plan has no limit, else 0. */
  unlimited: number
  at: number
}
