import { Codes } from '#contract/codes'
import type { Invite } from '#contract/session'
import type { WeixinFinished } from '#contract/weixin'
import type { Kysely } from 'kysely'
import type { Caller, KnownCaller } from '../caller'
import type { Tables, WeixinRoundRow } from '../db/tables'
import { lockUsers } from '../db/users'
import { changeWeixinRound, findWeixinRound, lockWeixinRound } from '../db/weixin-rounds'
import { hashSecret } from '../keys'
import { knownCaller } from '../known-caller'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { weixinRepeatMs } from '../rules/lifetimes'
import { refuseDisabled } from './disabled'
import { inTransaction } from './begin-again'
import { type Invited, inviteOf, recordInvite } from './invite'
import { openSession } from './sessions'
import { bindWeixin, type NamedPerson, openAccountByWeixin } from './weixin-account'
import { openRound, roundGone } from './weixin-round'

type Db = Kysely<Tables>
type Finish = Invite & { state: string; browser: string; policyVersion: string }

/**
 * Ends a round whose code was taken: logs in, or binds. Sent again it says the same: a login gets one more session.
 * @throws Refusal -8001 for a round that is no good, -8002 for one that cannot be, -6001… for a bind by nobody.
 */
export async function finishRound(parts: Parts, finish: Finish, caller: Caller): Promise<WeixinFinished> {
  const stateHash = hashSecret(finish.state)
  const begun = openRound(await findWeixinRound(parts.db, stateHash), finish.browser, parts.clock())
  const { purpose } = begun
  // It ends with an order.
  if (purpose === 'pay') throw roundGone()
  const binder = purpose === 'bind' ? await knownCaller(parts, caller) : undefined
  const invited = binder ? undefined : await inviteOf(finish, null)
  return inTransaction(parts.db, async (trx) => {
    const round = openRound(await lockWeixinRound(trx, stateHash), finish.browser, parts.clock())
    if (binder && round.user_id !== binder.userId) throw new Refusal(Codes.conflict, 'weixinOtherUser')
    const { userId, isNewUser } =
      round.finished_at === null
        ? await finishFirst(trx, round, { ...finish, now: parts.clock(), binder, invited })
        : { userId: round.user_id!, isNewUser: round.is_new_user === 1 }
    const [user] = await lockUsers(trx, [userId])
    if (user) refuseDisabled(user)
    const token = binder
      ? null
      : await openSession({ db: trx, clock: parts.clock }, { userId, userAgent: caller.userAgent })
    return { did: purpose, token, isNewUser, returnTo: round.return_to }
  })
}

type First = { policyVersion: string; now: number; binder?: KnownCaller; invited?: Invited }

async function finishFirst(
  trx: Db,
  round: WeixinRoundRow,
  first: First,
): Promise<{ userId: string; isNewUser: boolean }> {
  if (round.outcome === 'snapshot') throw new Refusal(Codes.conflict, 'weixinSnapshot')
  const { app_id: appId, open_id: openId, union_id: unionId, nickname } = round
  if (round.outcome !== 'person' || appId === null || openId === null) throw roundGone()
  const account = await accountOf(trx, { appId, openId, unionId, nickname }, first)
  await changeWeixinRound(trx, round.state_hash, {
    user_id: account.userId,
    is_new_user: account.isNewUser ? 1 : 0,
    finished_at: first.now,
    expires_at: first.now + weixinRepeatMs,
  })
  return account
}

async function accountOf(trx: Db, person: NamedPerson, { policyVersion, now, binder, invited }: First) {
  if (binder) {
    await bindWeixin(trx, person, binder.userId, now)
    return { userId: binder.userId, isNewUser: false }
  }
  const account = await openAccountByWeixin(trx, person, { policyVersion, now })
  if (account.isNewUser && invited) await recordInvite(trx, account.userId, invited, now)
  return account
}
