import { ApiCodes } from '#contract/http/api-codes'
import type { Db, UserRow } from '../../db/schema/tables'
import type { WeixinIdentityRow } from '../../db/schema/user-tables'
import { defaultWeixinNickname } from '../users/default-nickname'
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
import { openAccount, type PolicyConsent, recordConsent } from '../users/open-account'

export type IdentifiedPerson = Omit<WeixinPerson, 'isSnapshotUser'>

/**
 * The account of a WeChat user, created when there is none; for use in a transaction. @throws UniqueViolation
 * on a concurrent insert: retry the transaction.
 */
export async function openAccountByWeixin(db: Db, person: IdentifiedPerson, consent: PolicyConsent) {
  const existing = await findWeixinIdentities(db, identitiesOf(person))
  const userId = await resolveSingleAccount(db, existing, consent.now)
  const opened = userId
    ? undefined
    : await openAccount(db, { phone: null, nickname: person.nickname || defaultWeixinNickname }, consent)
  const user = opened ?? (await lockUser(db, userId!))
  if (!opened) await recordConsent(db, user, consent)
  await upsertIdentities(db, person, user.id, existing, consent.now)
  return { userId: user.id, isNewUser: opened !== undefined }
}

/**
 * Binds a WeChat user to an account; an account that only this WeChat user logs in to is merged into it. For
 * use in a transaction.
 * @throws ApiError -8002 when either side is bound to another one already; UniqueViolation on a concurrent
 * insert: retry the transaction.
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
    await mergeAccounts(db, { from: other, into: userId, now })
  }
  await upsertIdentities(db, person, userId, existing, now)
}

/** The union id first: it is shared by all applications of one owner, so it decides. */
function identitiesOf({ appId, openId, unionId }: IdentifiedPerson): WeixinIdentityKey[] {
  const inApp = { issuer: appId, subject: openId }
  return unionId === null ? [inApp] : [{ issuer: unionIssuer, subject: unionId }, inApp]
}

/** Whether an account is bound to a WeChat user that cannot be this one. */
function isBoundToOther(bound: WeixinIdentityRow[], identities: WeixinIdentityKey[]): boolean {
  return bound.some((row) =>
    identities.some(({ issuer, subject }) => row.issuer === issuer && row.subject !== subject),
  )
}

/**
 * The one account of these identities. There are two when an application was linked to the others after
 * people had logged in through it: one without a phone is merged into the other; of two with phones, the
 * account of the union id wins.
 */
async function resolveSingleAccount(db: Db, [first, second]: WeixinIdentityRow[], now: number) {
  if (!first || !second || first.user_id === second.user_id) return first?.user_id
  const both = await lockUsers(db, [first.user_id, second.user_id])
  const one = both.find(({ id }) => id === first.user_id)
  const other = both.find(({ id }) => id === second.user_id)
  if (!one || !other) throw new RetryTransaction()
  if (other.phone === null) await mergeAccounts(db, { from: other.id, into: one.id, now })
  else if (one.phone === null) {
    await mergeAccounts(db, { from: one.id, into: other.id, now })
    return other.id
  }
  return one.id
}

/** Locks a user until the transaction ends. A missing one was merged into another a moment ago: retry. */
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
