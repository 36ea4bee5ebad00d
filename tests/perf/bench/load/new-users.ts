import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sendRequest } from '#tests/servers/send-request'
import { ipAddressOf, expectStatus, requestTimeoutMs } from './simulated-user'

/** Creates new users: each requests a code, reads it from the outbox, and logs in with it. */
export function createNewUsers(origin: string, dataDir: string) {
  const outbox = new Sqlite(join(dataDir, 'smart-resume.sqlite'), { readonly: true })
  const codeOf = outbox
    .prepare('select code from outbox where phone = ? order by sent_at desc limit 1')
    .pluck()
  // The outbox stores only the newest 50 codes; under overload a response takes longer than that, so codes
  // are collected meanwhile.
  const recentCodes = outbox.prepare('select phone, code from outbox')
  const codes = new Map<string, string>()
  const reading = setInterval(() => {
    for (const { phone, code } of recentCodes.all() as { phone: string; code: string }[])
      codes.set(phone, code)
  }, 100)
  let waitingForCode = 0

  async function logIn(): Promise<void> {
    const number = ++waitingForCode
    const phone = `18${String(number).padStart(9, '0')}`
    const send = async (fields: Record<string, string>, statuses: number[]) => {
      const headers = {
        origin,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': ipAddressOf(0x800000 + number),
      }
      const body = new URLSearchParams({ phone, ...fields }).toString()
      const answer = await sendRequest(`${origin}/login`, {
        method: 'POST',
        headers,
        body,
        limitMs: requestTimeoutMs,
      })
      return expectStatus('/login', answer, statuses)
    }
    const { body } = await send({ intent: 'send' }, [200])
    const code = (codeOf.get(phone) as string | undefined) ?? codes.get(phone)
    if (!code) throw new Error(`no code was sent: ${formMessageIn(body.toString())}`)
    await send({ intent: 'login', captcha: code, agreed: 'on' }, [303])
  }
  function end(): void {
    clearInterval(reading)
    outbox.close()
  }
  return { logIn, end }
}

/** Returns the form's message. */
function formMessageIn(html: string): string {
  return /role="(?:alert|status)"[^>]*>([^<]+)/.exec(html)?.[1] ?? 'nothing said'
}
