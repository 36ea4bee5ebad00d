import { Codes } from '#contract/codes'
import type { Kysely } from 'kysely'
import type { Tables, UserRow, WeixinIdentityRow } from '../db/tables'
import { lockUsers } from '../db/users'
import {
  findWeixinIdentities,
  insertWeixinIdentity,
  listWeixinIdentitiesOf,
  markWeixinSeen,
  unionIssuer,
  type WeixinName,
} from '../db/weixin-identities'
import type { WeixinPerson } from '../gateways/weixin/weixin-provider'
import { Refusal } from '../refusal'
import { BeginAgain } from './begin-again'
import { mergeAccounts } from './merge'
import { openAccount, recordConsent } from './open-account'

type Db = Kysely<Tables>
export type NamedPerson = Omit<WeixinPerson, 'isSnapshotUser'>
type Agreed = { policyVersion: string; now: number }

/** The account of a WeChat person, opened when there is none; for use in a transaction. @throws UniqueViolation: begin again. */
export async function openAccountByWeixin(
  db: Db,
  person: NamedPerson,
  agreed: Agreed,
): Promise<{ userId: string; isNewUser: boolean }> {
  const known = await findWeixinIdentities(db, namesOf(person))
  const userId = await oneAccountOf(db, known)
  const opened = userId
    ? undefined
    : await openAccount(db, { phone: null, nickname: person.nickname || '微信用户' }, agreed)
  const user = opened ?? (await lockedUser(db, userId!))
  if (!opened) await recordConsent(db, user, agreed)
  await rememberNames(db, person, user.id, known, agreed.now)
  return { userId: user.id, isNewUser: opened !== undefined }
}

/**
 * Binds a WeChat person to an account; an account that only this WeChat opens goes into it. For use in a transaction.
 * @throws Refusal -8002 when either has another partner already; UniqueViolation: begin again.
 */
export async function bindWeixin(db: Db, person: NamedPerson, userId: string, now: number): Promise<void> {
  await lockUsers(db, [userId])
  const names = namesOf(person)
  if (isAnother(await listWeixinIdentitiesOf(db, userId), names))
    throw new Refusal(Codes.conflict, 'weixinOther')
  const known = await findWeixinIdentities(db, names)
  for (const other of new Set(known.map((name) => name.user_id))) {
    if (other === userId) continue
    if ((await lockedUser(db, other)).phone !== null) throw new Refusal(Codes.conflict, 'weixinTaken')
    await mergeAccounts(db, { from: other, into: userId })
  }
  await rememberNames(db, person, userId, known, now)
}

/** What is shared by all applications first: it decides. */
function namesOf({ appId, openId, unionId }: NamedPerson): WeixinName[] {
  const inApp = { issuer: appId, subject: openId }
  return unionId === null ? [inApp] : [{ issuer: unionIssuer, subject: unionId }, inApp]
}

/** Whether an account is bound to somebody who cannot be this person. */
function isAnother(bound: WeixinIdentityRow[], names: WeixinName[]): boolean {
  return bound.some((row) =>
    names.some(({ issuer, subject }) => row.issuer === issuer && row.subject !== subject),
  )
}

/**
 * Two accounts, when an application joined the others' owner after people had logged in by it. One without a phone goes
 * into the other; of two with phones the shared name's is meant.
 */
async function oneAccountOf(db: Db, [first, second]: WeixinIdentityRow[]): Promise<string | undefined> {
  if (!first || !second || first.user_id === second.user_id) return first?.user_id
  const both = await lockUsers(db, [first.user_id, second.user_id])
  const one = both.find(({ id }) => id === first.user_id)
  const other = both.find(({ id }) => id === second.user_id)
  if (!one || !other) throw new BeginAgain()
  if (other.phone === null) await mergeAccounts(db, { from: other.id, into: one.id })
  else if (one.phone === null) {
    await mergeAccounts(db, { from: one.id, into: other.id })
    return other.id
  }
  return one.id
}

/** It stays where it is until the transaction ends; gone, it went into another one just now. */
async function lockedUser(db: Db, id: string): Promise<UserRow> {
  const [user] = await lockUsers(db, [id])
  if (!user) throw new BeginAgain()
  return user
}

async function rememberNames(
  db: Db,
  person: NamedPerson,
  userId: string,
  known: WeixinIdentityRow[],
  now: number,
): Promise<void> {
  for (const name of namesOf(person)) {
    const isKnown = known.some((row) => row.issuer === name.issuer && row.subject === name.subject)
    if (isKnown) await markWeixinSeen(db, name, person.nickname, now)
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
