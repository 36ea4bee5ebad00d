import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sendRequest } from '#tests/servers/send-request'
import { ipAddressOf, expectStatus, requestTimeoutMs } from './simulated-user'

/** Creates new users: each requests a code, reads it from the outbox, and logs in with it. */
export function createNewUsers(origin: string, dataDir: string) {
  const database = new Sqlite(join(dataDir, 'smart-resume.sqlite'))
  // The outbox stores only the newest 50 codes; under overload a response takes longer than that.
  database.exec(`create table bench_codes (phone text primary key, code text) without rowid;
    create trigger bench_store_code after insert on outbox begin
      insert or replace into bench_codes values (new.phone, new.code); end`)
  const codeOf = database.prepare('select code from bench_codes where phone = ?').pluck()
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
    const code = codeOf.get(phone) as string | undefined
    if (!code) throw new Error(`no code was sent: ${formMessageIn(body.toString())}`)
    await send({ intent: 'login', captcha: code, agreed: 'on' }, [303])
  }
  return { logIn, end: () => void database.close() }
}

/** Returns the form's message. */
function formMessageIn(html: string): string {
  return /role="(?:alert|status)"[^>]*>([^<]+)/.exec(html)?.[1] ?? 'nothing said'
}
