import { z } from 'zod'
import { WeixinCodeRefused, WeixinUnavailable } from './weixin-provider'

/** WeChat sends application errors as HTTP 200 with an errcode. */
const WeixinError = z.object({ errcode: z.number().int() }).refine(({ errcode }) => errcode !== 0)

/** 40029 unknown code, 40163 used, 41008 missing, 42003 expired. */
const codeErrors = new Set([40029, 40163, 41008, 42003])

/**
 * One GET request to WeChat's API, parsed by a schema.
 * @param timeoutMs for the whole response, body included. @throws WeixinCodeRefused, WeixinUnavailable
 */
export async function requestWeixin<T>(address: URL, schema: z.ZodType<T>, timeoutMs: number): Promise<T> {
  const body = await fetchJson(address, timeoutMs)
  const error = WeixinError.safeParse(body)
  if (error.success) {
    const { errcode } = error.data
    throw codeErrors.has(errcode)
      ? new WeixinCodeRefused(errcode)
      : new WeixinUnavailable(`errcode ${errcode}`)
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new WeixinUnavailable('an answer of another form')
  return parsed.data
}

/**
 * WeChat sends its JSON as text/plain. The URL contains secrets, so fetch's own errors must not leave this
 * function.
 */
async function fetchJson(address: URL, timeoutMs: number): Promise<unknown> {
  let status: number
  let text: string
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    status = response.status
    text = await response.text()
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new WeixinUnavailable(isTimeout ? `no answer in ${timeoutMs} ms` : 'no connection')
  }
  if (status !== 200) throw new WeixinUnavailable(`HTTP ${status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new WeixinUnavailable('an answer that is not JSON')
  }
}
