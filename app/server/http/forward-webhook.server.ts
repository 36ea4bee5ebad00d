import type { Send } from '#app/api-client/api-client'

/** What the sender's signature is over, or names; nothing else of a stranger's request is passed on. */
const forwardedHeaders = [
  'content-type',
  'wechatpay-timestamp',
  'wechatpay-nonce',
  'wechatpay-serial',
  'wechatpay-signature',
]
/** WeChat waits 5 s, and comes again after anything but success. */
const timeoutMs = 10_000

export type ForwardWebhook = (request: Request) => Promise<Response>

/** Passes a signed letter to the upstream byte for byte, and its status back; 502 when the upstream cannot be reached. */
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
