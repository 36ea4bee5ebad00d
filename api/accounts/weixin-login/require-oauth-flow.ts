import { ApiCodes } from '#contract/http/api-codes'
import type { OAuthFlowRow } from '../../db/schema/tables'
import { matchesSecretHash } from '../../ids-and-hashes'
import { ApiError } from '../../http/api-error'
import { isExpired } from '../../lifetimes'

/**
 * The flow of a state, only for the browser that started it: otherwise an attacker could log somebody else in
 * to the attacker's account. @throws ApiError -8001
 */
export function requireOAuthFlow(row: OAuthFlowRow | undefined, browser: string, now: number): OAuthFlowRow {
  if (!row || isExpired(row.expires_at, now)) throw flowNotFound()
  if (!matchesSecretHash(browser, row.browser_hash))
    throw new ApiError(ApiCodes.notFound, 'weixinOtherBrowser')
  return row
}

/** The payment flow of the account that started it. @throws ApiError -8001 */
export function requirePaymentFlow(row: OAuthFlowRow | undefined, userId: string, now: number): OAuthFlowRow {
  const isOwn = row?.purpose === 'pay' && row.pf === 'mp' && row.user_id === userId
  if (!isOwn || isExpired(row.expires_at, now)) throw flowNotFound()
  return row
}

/** The same answer for unknown, expired and already used flows, so that it reveals nothing. */
export function flowNotFound(): ApiError {
  return new ApiError(ApiCodes.notFound, 'weixinRoundGone')
}
