import { setTimeout as sleep } from 'node:timers/promises'
import { Codes } from '#contract/codes'
import type { WeixinRoundRow } from '../db/tables'
import { changeWeixinRound, claimWeixinCode, findWeixinRound } from '../db/weixin-rounds'
import { WeixinCodeRefused, WeixinUnavailable } from '../gateways/weixin/weixin-provider'
import { hashSecret } from '../keys'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { weixinRoundLifeMs } from '../rules/lifetimes'
import { openRound, roundGone } from './weixin-round'

type Came = { state: string; code: string }
/** Whether a round may go on, and with whom. @throws Refusal */
type Open = (round: WeixinRoundRow | undefined) => WeixinRoundRow

/** Longer than the client needs in its worst case (three questions of 5 s). */
const looksMost = 100
const looksEveryMs = 200

/** Takes WeChat's answer for the browser that began the round. */
export function takeCode(
  parts: Parts,
  { browser, ...came }: Came & { browser: string },
): Promise<'finish' | 'snapshot'> {
  return takeCodeOf(parts, came, (round) => openRound(round, browser, parts.clock()))
}

/**
 * Takes WeChat's answer. WeChat calls back twice at times: the code is exchanged once, and both are told the same.
 * @throws Refusal -8001 for a round or code that is no good, -8005 when WeChat does not answer (then it may be tried again).
 */
export async function takeCodeOf(
  parts: Parts,
  { state, code }: Came,
  open: Open,
): Promise<'finish' | 'snapshot'> {
  const codeHash = hashSecret(code)
  for (let looks = 0; looks < looksMost; looks++) {
    const round = open(await findWeixinRound(parts.db, hashSecret(state)))
    if (round.code_hash === null) {
      if (await claimWeixinCode(parts.db, round.state_hash, codeHash)) return exchangeCode(parts, round, code)
    } else if (round.code_hash !== codeHash || round.outcome === 'refused') {
      throw roundGone()
    } else if (round.outcome !== null) {
      return round.outcome === 'snapshot' ? 'snapshot' : 'finish'
    } else {
      await sleep(looksEveryMs)
    }
  }
  throw new Refusal(Codes.providerUnavailable, 'weixinFailed')
}

async function exchangeCode({ db, clock, weixin }: Parts, round: WeixinRoundRow, code: string) {
  const change = (what: Partial<WeixinRoundRow>) => changeWeixinRound(db, round.state_hash, what)
  try {
    if (!weixin) throw new Refusal(Codes.providerUnavailable, 'weixinOff')
    const person = await weixin.exchange(round.pf, code)
    const expires_at = clock() + weixinRoundLifeMs
    if (person.isSnapshotUser) {
      await change({ outcome: 'snapshot', expires_at })
      return 'snapshot'
    }
    const { appId: app_id, openId: open_id, unionId: union_id, nickname } = person
    await change({ outcome: 'person', app_id, open_id, union_id, nickname, expires_at })
    return 'finish'
  } catch (error) {
    if (error instanceof WeixinCodeRefused) {
      await change({ outcome: 'refused' })
      throw roundGone()
    }
    // The code may be good still: whoever comes again may try it.
    await change({ code_hash: null })
    if (error instanceof WeixinUnavailable) throw new Refusal(Codes.providerUnavailable, 'weixinFailed')
    throw error
  }
}
