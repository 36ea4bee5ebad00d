import { ApiCodes } from '#contract/http/api-codes'
import type { InviteInput } from '#contract/account/session'
import type { FinishWeixinResult } from '#contract/account/weixin-login'
import type { Caller, AuthenticatedCaller } from '../../http/caller'
import type { Db, OAuthFlowRow } from '../../db/schema/tables'
import { lockUsers } from '../users/users.queries'
import { updateOAuthFlow, findOAuthFlow, lockOAuthFlow } from './oauth-flows.queries'
import { hashSecret } from '../../ids-and-hashes'
import { authenticate } from '../../http/authenticate'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { oauthFinishRetryMs } from '../../lifetimes'
import { rejectDisabledUser } from '../users/reject-disabled-user'
import { runTransaction } from '../../db/transaction-retry'
import { type PendingInvite, prepareInvite, recordInvite } from '../invites/record-invite'
import { openSession } from '../logins/session-tokens'
import { bindWeixin, type IdentifiedPerson, openAccountByWeixin } from './weixin-account'
import { requireOAuthFlow, flowNotFound } from './require-oauth-flow'

type FinishInput = InviteInput & { state: string; browser: string; policyVersion: string }

/**
 * Finishes a flow whose code was exchanged: logs in or binds. Idempotent, except that a repeated login
 * creates one more session.
 * @throws ApiError -8001 for an invalid flow; -8002 for a conflict; -6001… for a bind without a session.
 */
export async function finishOAuthFlow(
  deps: Dependencies,
  finish: FinishInput,
  caller: Caller,
): Promise<FinishWeixinResult> {
  const stateHash = hashSecret(finish.state)
  const startedFlow = requireOAuthFlow(await findOAuthFlow(deps.db, stateHash), finish.browser, deps.clock())
  const { purpose } = startedFlow
  // A payment flow is finished by placing an order instead.
  if (purpose === 'pay') throw flowNotFound()
  const bindingCaller = purpose === 'bind' ? await authenticate(deps, caller) : undefined
  const pendingInvite = bindingCaller ? undefined : await prepareInvite(finish, null)
  return runTransaction(deps.db, async (trx) => {
    const flow = requireOAuthFlow(await lockOAuthFlow(trx, stateHash), finish.browser, deps.clock())
    if (bindingCaller && flow.user_id !== bindingCaller.userId)
      throw new ApiError(ApiCodes.conflict, 'weixinOtherUser')
    const { userId, isNewUser } =
      flow.finished_at === null
        ? await finishFirstTime(trx, flow, { ...finish, now: deps.clock(), bindingCaller, pendingInvite })
        : { userId: flow.user_id!, isNewUser: flow.is_new_user === 1 }
    const [user] = await lockUsers(trx, [userId])
    if (user) rejectDisabledUser(user)
    const token = bindingCaller
      ? null
      : await openSession({ db: trx, clock: deps.clock }, { userId, userAgent: caller.userAgent })
    return { did: purpose, token, isNewUser, returnTo: flow.return_to }
  })
}

type FirstFinish = {
  policyVersion: string
  now: number
  bindingCaller?: AuthenticatedCaller
  pendingInvite?: PendingInvite
}

async function finishFirstTime(trx: Db, flow: OAuthFlowRow, first: FirstFinish) {
  if (flow.outcome === 'snapshot') throw new ApiError(ApiCodes.conflict, 'weixinSnapshot')
  const { app_id: appId, open_id: openId, union_id: unionId, nickname } = flow
  if (flow.outcome !== 'person' || appId === null || openId === null) throw flowNotFound()
  const account = await resolveAccount(trx, { appId, openId, unionId, nickname }, first)
  await updateOAuthFlow(trx, flow.state_hash, {
    user_id: account.userId,
    is_new_user: account.isNewUser ? 1 : 0,
    finished_at: first.now,
    expires_at: first.now + oauthFinishRetryMs,
  })
  return account
}

async function resolveAccount(
  trx: Db,
  person: IdentifiedPerson,
  { policyVersion, now, bindingCaller, pendingInvite }: FirstFinish,
) {
  if (bindingCaller) {
    await bindWeixin(trx, person, bindingCaller.userId, now)
    return { userId: bindingCaller.userId, isNewUser: false }
  }
  const account = await openAccountByWeixin(trx, person, { policyVersion, now })
  if (account.isNewUser && pendingInvite) await recordInvite(trx, account.userId, pendingInvite, now)
  return account
}
