import { Codes } from '#contract/codes'
import { takeCodeOf } from '../accounts/weixin-code'
import { openPayRound, roundGone } from '../accounts/weixin-round'
import { findWeixinRound } from '../db/weixin-rounds'
import type { PayProvider } from '../gateways/pay/pay-provider'
import { hashSecret } from '../keys'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'

type Came = { userId: string; state: string; code: string }

/**
 * Who pays inside WeChat, by the round they began for it. Sent again, it says the same for as long as the round lives.
 * @throws Refusal -6007 when nobody can pay inside WeChat here, -8001 for a round that is no good, -8002 for a made-up
 * person, -8005 when WeChat does not answer
 */
export async function payerOf(parts: Parts, pay: PayProvider, { userId, ...came }: Came): Promise<string> {
  const { db, clock, weixin } = parts
  if (weixin?.apps.mp?.appId !== pay.appId) throw new Refusal(Codes.vipMarket, 'payElsewhere')
  const taken = await takeCodeOf(parts, came, (row) => openPayRound(row, userId, clock()))
  if (taken === 'snapshot') throw new Refusal(Codes.conflict, 'weixinSnapshot')
  const round = await findWeixinRound(db, hashSecret(came.state))
  if (round?.open_id == null || round.app_id !== pay.appId) throw roundGone()
  return round.open_id
}
