import { setTimeout as sleep } from 'node:timers/promises'
import { ApiCodes } from '#contract/http/api-codes'
import type { OAuthFlowRow } from '../../db/schema/tables'
import { updateOAuthFlow, claimOAuthCode, findOAuthFlow } from './oauth-flows.queries'
import { WeixinCodeRefused, WeixinUnavailable } from '../../gateways/weixin/weixin-provider'
import { hashSecret } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { oauthFlowLifeMs } from '../../lifetimes'
import { flowNotFound } from './require-oauth-flow'

type OAuthCallback = { state: string; code: string }
/** Checks that a login flow may continue. @throws ApiError when it may not. */
export type RequireFlow = (flow: OAuthFlowRow | undefined) => OAuthFlowRow

/** Longer than the WeChat client takes in its worst case (three requests of 5 s each). */
const maxPolls = 100
const pollIntervalMs = 200

/**
 * Exchanges the code of an OAuth callback. WeChat sometimes calls back twice: the code is exchanged once and
 * both calls return the same outcome.
 * @throws ApiError -8001 for an invalid flow or code; -8005 when WeChat does not answer (the caller may
 * retry).
 */
export async function exchangeCodeOnce(
  deps: Dependencies,
  { state, code }: OAuthCallback,
  requireFlow: RequireFlow,
): Promise<'finish' | 'snapshot'> {
  const codeHash = hashSecret(code)
  for (let polls = 0; polls < maxPolls; polls++) {
    const flow = requireFlow(await findOAuthFlow(deps.db, hashSecret(state)))
    if (flow.code_hash === null) {
      if (await claimOAuthCode(deps.db, flow.state_hash, codeHash))
        return exchangeWithWeixin(deps, flow, code)
    } else if (flow.code_hash !== codeHash || flow.outcome === 'refused') {
      throw flowNotFound()
    } else if (flow.outcome !== null) {
      return flow.outcome === 'snapshot' ? 'snapshot' : 'finish'
    } else {
      await sleep(pollIntervalMs)
    }
  }
  throw new ApiError(ApiCodes.providerUnavailable, 'weixinFailed')
}

async function exchangeWithWeixin({ db, clock, weixin }: Dependencies, flow: OAuthFlowRow, code: string) {
  const updateFlow = (what: Partial<OAuthFlowRow>) => updateOAuthFlow(db, flow.state_hash, what)
  try {
    if (!weixin) throw new ApiError(ApiCodes.providerUnavailable, 'weixinOff')
    const person = await weixin.exchange(flow.pf, code)
    const expires_at = clock() + oauthFlowLifeMs
    if (person.isSnapshotUser) {
      await updateFlow({ outcome: 'snapshot', expires_at })
      return 'snapshot'
    }
    const { appId: app_id, openId: open_id, unionId: union_id, nickname } = person
    await updateFlow({ outcome: 'person', app_id, open_id, union_id, nickname, expires_at })
    return 'finish'
  } catch (error) {
    if (error instanceof WeixinCodeRefused) {
      await updateFlow({ outcome: 'refused' })
      throw flowNotFound()
    }
    // The code may still be valid, so that a later call may try it again.
    await updateFlow({ code_hash: null })
    if (error instanceof WeixinUnavailable) throw new ApiError(ApiCodes.providerUnavailable, 'weixinFailed')
    throw error
  }
}
