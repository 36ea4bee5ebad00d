import { z } from 'zod'
import type { Clock } from '../../dependencies'
import type { Merchant } from './merchant'
import { tryParseJson } from './try-parse-json'
import { PayFailure } from './pay-provider'
import { verifySignature, newNonce, signParts } from './wechatpay-signing'

type WechatPayRequest = { method: 'GET' | 'POST'; path: string; body?: object }
type WechatPayResponse = { status: number; header: (name: string) => string | null; body: string }

const ErrorAnswer = z.object({ code: z.string() })
const failureKinds: Record<string, PayFailure['kind']> = {
  ORDERPAID: 'paid',
  ORDER_PAID: 'paid',
  // WeChat uses both spellings.
  ORDER_NOT_EXIST: 'unknown',
  ORDERNOTEXIST: 'unknown',
  OUT_TRADE_NO_USED: 'taken',
  RESOURCE_NOT_EXISTS: 'unknown',
  NOT_ENOUGH: 'no money',
  // Sent with HTTP 500, though a retry cannot help.
  OPENID_MISMATCH: 'refused',
  SYSTEM_ERROR: 'unavailable',
  SYSTEMERROR: 'unavailable',
  BANK_ERROR: 'unavailable',
  FREQUENCY_LIMITED: 'unavailable',
  RATELIMIT_EXCEEDED: 'unavailable',
}

/**
 * Sends a signed request to API v3 and verifies WeChat's signature on the response.
 * @param timeoutMs for the whole response, body included.
 * @returns the response's JSON, undefined when it has no body (204). @throws PayFailure; WeChat does not sign
 * errors, so their codes must never grant anything.
 */
export async function requestWechatPay(
  merchant: Merchant,
  clock: Clock,
  timeoutMs: number,
  request: WechatPayRequest,
): Promise<unknown> {
  const answer = await fetchResponse(merchant, clock, timeoutMs, request)
  if (answer.status >= 300) throw toFailure(answer)
  const distrustReason = verifySignature(answer, merchant.platformKeys, clock())
  if (distrustReason) throw new PayFailure('unavailable', `an answer that is not believed: ${distrustReason}`)
  return answer.body === '' ? undefined : tryParseJson(answer.body)
}

async function fetchResponse(
  { apiUrl, ...merchant }: Merchant,
  clock: Clock,
  timeoutMs: number,
  { method, path, body: content }: WechatPayRequest,
): Promise<WechatPayResponse> {
  const body = content ? JSON.stringify(content) : ''
  const keyId = [...merchant.platformKeys.keys()].find((serial) => serial.startsWith('PUB_KEY_ID_'))
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'smart-resume',
    authorization: authorization(merchant, [method, path, Math.floor(clock() / 1000), newNonce(), body]),
    // Without it WeChat may sign with an old certificate.
    ...(keyId && { 'wechatpay-serial': keyId }),
  }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers,
      ...(content && { body }),
      signal,
      redirect: 'error',
    })
    const text = await response.text()
    return { status: response.status, header: (name) => response.headers.get(name), body: text }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new PayFailure('unavailable', isTimeout ? `no answer in ${timeoutMs} ms` : 'no connection', {
      cause: error,
    })
  }
}

type Signed = [method: string, path: string, seconds: number, nonce: string, body: string]

function authorization(
  { mchId, serial, privateKey }: Pick<Merchant, 'mchId' | 'serial' | 'privateKey'>,
  parts: Signed,
): string {
  const [, , seconds, nonce] = parts
  const signature = signParts(privateKey, ...parts)
  return `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${seconds}",serial_no="${serial}"`
}

function toFailure({ status, body }: WechatPayResponse): PayFailure {
  const parsed = ErrorAnswer.safeParse(tryParseJson(body))
  const code = parsed.success ? parsed.data.code : ''
  const defaultKind = status >= 500 || status === 429 ? 'unavailable' : 'refused'
  return new PayFailure(failureKinds[code] ?? defaultKind, `HTTP ${status} ${code}`.trim())
}
