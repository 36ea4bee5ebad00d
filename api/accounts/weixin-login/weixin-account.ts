import { ApiCodes } from '#contract/http/api-codes'
import type { Kysely } from 'kysely'
import type { Tables, UserRow, WeixinIdentityRow } from '../../db/schema/tables'
import { lockUsers } from '../users/users.queries'
import {
  findWeixinIdentities,
  insertWeixinIdentity,
  listUserWeixinIdentities,
  touchWeixinIdentity,
  unionIssuer,
  type WeixinIdentityKey,
} from './weixin-identities.queries'
import type { WeixinPerson } from '../../gateways/weixin/weixin-provider'
import { ApiError } from '../../http/api-error'
import { RetryTransaction } from '../../db/transaction-retry'
import { mergeAccounts } from '../users/merge-accounts'
import { openAccount, recordConsent } from '../users/open-account'

type Db = Kysely<Tables>
export type IdentifiedPerson = Omit<WeixinPerson, 'isSnapshotUser'>
type PolicyConsent = { policyVersion: string; now: number }

/** The account of a WeChat person, opened when there is none; for use in a transaction. @throws UniqueViolation: begin again. */
export async function openAccountByWeixin(
  db: Db,
  person: IdentifiedPerson,
  consent: PolicyConsent,
): Promise<{ userId: string; isNewUser: boolean }> {
  const existing = await findWeixinIdentities(db, identitiesOf(person))
  const userId = await resolveSingleAccount(db, existing)
  const opened = userId
    ? undefined
    : await openAccount(db, { phone: null, nickname: person.nickname || '微信用户' }, consent)
  const user = opened ?? (await lockUser(db, userId!))
  if (!opened) await recordConsent(db, user, consent)
  await upsertIdentities(db, person, user.id, existing, consent.now)
  return { userId: user.id, isNewUser: opened !== undefined }
}

/**
 * Binds a WeChat person to an account; an account that only this WeChat opens goes into it. For use in a transaction.
 * @throws Refusal -8002 when either has another partner already; UniqueViolation: begin again.
 */
export async function bindWeixin(
  db: Db,
  person: IdentifiedPerson,
  userId: string,
  now: number,
): Promise<void> {
  await lockUsers(db, [userId])
  const identities = identitiesOf(person)
  if (isBoundToOther(await listUserWeixinIdentities(db, userId), identities))
    throw new ApiError(ApiCodes.conflict, 'weixinOther')
  const existing = await findWeixinIdentities(db, identities)
  for (const other of new Set(existing.map((name) => name.user_id))) {
    if (other === userId) continue
    if ((await lockUser(db, other)).phone !== null) throw new ApiError(ApiCodes.conflict, 'weixinTaken')
    await mergeAccounts(db, { from: other, into: userId })
  }
  await upsertIdentities(db, person, userId, existing, now)
}

/** What is shared by all applications first: it decides. */
function identitiesOf({ appId, openId, unionId }: IdentifiedPerson): WeixinIdentityKey[] {
  const inApp = { issuer: appId, subject: openId }
  return unionId === null ? [inApp] : [{ issuer: unionIssuer, subject: unionId }, inApp]
}

/** Whether an account is bound to somebody who cannot be this person. */
function isBoundToOther(bound: WeixinIdentityRow[], identities: WeixinIdentityKey[]): boolean {
  return bound.some((row) =>
    identities.some(({ issuer, subject }) => row.issuer === issuer && row.subject !== subject),
  )
}

/**
 * Two accounts, when an application joined the others' owner after people had logged in by it. One without a phone goes
 * into the other; of two with phones the shared name's is meant.
 */
async function resolveSingleAccount(
  db: Db,
  [first, second]: WeixinIdentityRow[],
): Promise<string | undefined> {
  if (!first || !second || first.user_id === second.user_id) return first?.user_id
  const both = await lockUsers(db, [first.user_id, second.user_id])
  const one = both.find(({ id }) => id === first.user_id)
  const other = both.find(({ id }) => id === second.user_id)
  if (!one || !other) throw new RetryTransaction()
  if (other.phone === null) await mergeAccounts(db, { from: other.id, into: one.id })
  else if (one.phone === null) {
    await mergeAccounts(db, { from: one.id, into: other.id })
    return other.id
  }
  return one.id
}

/** It stays where it is until the transaction ends; gone, it went into another one just now. */
async function lockUser(db: Db, id: string): Promise<UserRow> {
  const [user] = await lockUsers(db, [id])
  if (!user) throw new RetryTransaction()
  return user
}

async function upsertIdentities(
  db: Db,
  person: IdentifiedPerson,
  userId: string,
  existing: WeixinIdentityRow[],
  now: number,
): Promise<void> {
  for (const name of identitiesOf(person)) {
    const isKnown = existing.some((row) => row.issuer === name.issuer && row.subject === name.subject)
    if (isKnown) await touchWeixinIdentity(db, name, person.nickname, now)
    else
      await insertWeixinIdentity(db, {
        ...name,
        user_id: userId,
        nickname: person.nickname,
        created_at: now,
        seen_at: now,
      })
  }
}
