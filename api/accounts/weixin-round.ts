import { Codes } from '#contract/codes'
import type { WeixinRoundRow } from '../db/tables'
import { isSecret } from '../keys'
import { Refusal } from '../refusal'
import { isExpired } from '../rules/lifetimes'

/** The round of a state, for the browser that began it: else somebody could be logged in as somebody else. @throws Refusal -8001 */
export function openRound(row: WeixinRoundRow | undefined, browser: string, now: number): WeixinRoundRow {
  if (!row || isExpired(row.expires_at, now)) throw roundGone()
  if (!isSecret(browser, row.browser_hash)) throw new Refusal(Codes.notFound, 'weixinOtherBrowser')
  return row
}

/** The round of who pays, for the account that began it. @throws Refusal -8001 */
export function openPayRound(row: WeixinRoundRow | undefined, userId: string, now: number): WeixinRoundRow {
  const own = row?.purpose === 'pay' && row.pf === 'mp' && row.user_id === userId
  if (!own || isExpired(row.expires_at, now)) throw roundGone()
  return row
}

/** Never was, is over, or was used for something else: told alike. */
export function roundGone(): Refusal {
  return new Refusal(Codes.notFound, 'weixinRoundGone')
}
