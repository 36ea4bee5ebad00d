import { ApiCodes } from '#contract/http/api-codes'
import type { OAuthFlowRow } from '../../db/schema/tables'
import { matchesSecretHash } from '../../ids-and-hashes'
import { ApiError } from '../../http/api-error'
import { isExpired } from '../../lifetimes'

/** The round of a state, for the browser that began it: else somebody could be logged in as somebody else. @throws Refusal -8001 */
export function requireOAuthFlow(row: OAuthFlowRow | undefined, browser: string, now: number): OAuthFlowRow {
  if (!row || isExpired(row.expires_at, now)) throw flowNotFound()
  if (!matchesSecretHash(browser, row.browser_hash))
    throw new ApiError(ApiCodes.notFound, 'weixinOtherBrowser')
  return row
}

/** The round of who pays, for the account that began it. @throws Refusal -8001 */
export function requirePaymentFlow(row: OAuthFlowRow | undefined, userId: string, now: number): OAuthFlowRow {
  const isOwn = row?.purpose === 'pay' && row.pf === 'mp' && row.user_id === userId
  if (!isOwn || isExpired(row.expires_at, now)) throw flowNotFound()
  return row
}

/** Never was, is over, or was used for something else: told alike. */
export function flowNotFound(): ApiError {
  return new ApiError(ApiCodes.notFound, 'weixinRoundGone')
}
