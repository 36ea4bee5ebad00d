import type { CreditPurpose } from '#contract/billing/ai-credits'
import type { AiCreditLineRow } from '../../db/schema/ai-credit-table'
import type { Db } from '../../db/schema/tables'
import { newShortId } from '../../ids-and-hashes'
import { listCounters } from '../benefits/benefits.queries'
import {
  findCreditLine,
  findLastCreditLine,
  insertCreditLines,
  joinCreditLines,
} from './ai-credit-lines.queries'
import { creditsAt, type CreditSources, loadCreditSources } from './credits-left'
import { dueLines } from './due-lines'

/** `turnId`: null for a use without an answer of its own. */
type Movement = { userId: string; now: number; turnId: string | null }
type NewLine = Pick<AiCreditLineRow, 'id' | 'kind' | 'purpose' | 'turn_id'>
type Account = { sources: CreditSources; last: AiCreditLineRow | undefined }

/** Runs `use`, which counts a credit, and writes its line; for use in a transaction that has locked the user. */
export async function recordUse<T>(
  db: Db,
  { userId, now, turnId, purpose }: Movement & { purpose: CreditPurpose },
  use: () => Promise<T>,
): Promise<T> {
  const account = await recordDueLines(db, userId, now)
  const result = await use()
  const id = turnId === null ? newShortId() : `use-${turnId}`
  await insertLine(db, { userId, now }, account, { id, kind: 'use', purpose, turn_id: turnId })
  return result
}

/** As recordUse, for `giveBack`, which releases what a turn had used; once for a turn. */
export async function recordReturn(
  db: Db,
  { userId, now, turnId }: Movement & { turnId: string },
  giveBack: () => Promise<void>,
): Promise<void> {
  if (await findCreditLine(db, `return-${turnId}`)) return
  const account = await recordDueLines(db, userId, now)
  await giveBack()
  const purpose = (await findCreditLine(db, `use-${turnId}`))?.purpose ?? null
  await insertLine(db, { userId, now }, account, {
    id: `return-${turnId}`,
    kind: 'return',
    purpose,
    turn_id: turnId,
  })
}

/** Joins the lines of two accounts, after all else of them; recordDueLines must have run for both before. */
export async function mergeCreditLines(
  db: Db,
  { from, into, now }: { from: string; into: string; now: number },
): Promise<void> {
  await joinCreditLines(db, { from, into })
  const account = { sources: await loadCreditSources(db, into), last: await findLastCreditLine(db, into) }
  const merged = { id: newShortId(), kind: 'merged', purpose: null, turn_id: null } as const
  await insertLine(db, { userId: into, now }, account, merged)
}

/**
 * Writes the lines that are due, so that the balance is what is left now; for use in a transaction that has locked the
 * user.
 */
export async function recordDueLines(db: Db, userId: string, now: number): Promise<Account> {
  const [sources, last] = await Promise.all([loadCreditSources(db, userId), findLastCreditLine(db, userId)])
  const number = (last?.number ?? 0) + 1
  const due = dueLines(sources, last, now).map((line, index) => ({
    ...line,
    id: newShortId(),
    user_id: userId,
    number: number + index,
    purpose: null,
    turn_id: null,
  }))
  await insertCreditLines(db, due)
  return { sources, last: due.at(-1) ?? last }
}

async function insertLine(
  db: Db,
  { userId, now }: Omit<Movement, 'turnId'>,
  { sources, last }: Account,
  line: NewLine,
): Promise<void> {
  const at = Math.max(now, last?.at ?? 0)
  const { left, isUnlimited } = creditsAt({ ...sources, counters: await listCounters(db, userId) }, at)
  const change = left - (last?.balance ?? 0)
  const row = { ...line, user_id: userId, number: (last?.number ?? 0) + 1, change, balance: left, at }
  await insertCreditLines(db, [{ ...row, unlimited: isUnlimited ? 1 : 0 }])
}
