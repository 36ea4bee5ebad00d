import type { Send } from '#app/api-client/api-client'

/** The headers that the signature covers or needs; nothing else of a third party's request is forwarded. */
const forwardedHeaders = [
  'content-type',
  'wechatpay-timestamp',
  'wechatpay-nonce',
  'wechatpay-serial',
  'wechatpay-signature',
]
/** WeChat waits 5 s, and retries after anything but success. */
const timeoutMs = 10_000

export type ForwardWebhook = (request: Request) => Promise<Response>

/**
 * Forwards a signed webhook to the API byte for byte, and its status back; 502 when the API cannot be
 * reached.
 */
export function createWebhookForwarder({ baseUrl, send }: { baseUrl: string; send: Send }): ForwardWebhook {
  return async (request) => {
    const headers = forwardedHeaders.flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    const body = await request.arrayBuffer()
    try {
      const { status } = await send(`${baseUrl}${new URL(request.url).pathname}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return new Response(null, { status })
    } catch {
      return new Response(null, { status: 502 })
    }
  }
}
