import type { ChatStanding } from '#contract/chat'
import type { Parts } from '../parts'
import { answersLeft } from './charge'

/** Whether and how often somebody can ask the assistant. */
export async function standingOf({ db, clock, ai }: Parts, userId: string): Promise<ChatStanding> {
  const left = await answersLeft(db, userId, clock())
  return { available: ai !== undefined, simulated: ai?.simulated ?? false, left }
}
