import { createTransport } from 'nodemailer'
import { EmailFailure, type EmailProvider } from './email-provider'

export type SmtpOptions = {
  host: string
  port: number
  /** `tls`: from the first byte. `starttls`: required, after the greeting. `none`: for a relay on this machine. */
  security: 'tls' | 'starttls' | 'none'
  login: { user: string; password: string } | undefined
  /** The sender's address. */
  from: string
  patienceMs?: number
}

/** A user waits for the answer; the web server waits 15 s. */
const defaultPatienceMs = 10_000

/** Sends through a mail server; a connection for each message, since there are few. */
export function createSmtpEmail(options: SmtpOptions): EmailProvider {
  const { host, port, security, login, from, patienceMs = defaultPatienceMs } = options
  const connect = () =>
    createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(login && { auth: { user: login.user, pass: login.password } }),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  return {
    async check() {
      const transport = connect()
      await withinTime(patienceMs, transport.verify()).finally(() => transport.close())
    },

    async send({ to, fromName, attachment, ...message }) {
      const transport = connect()
      try {
        await withinTime(
          patienceMs,
          transport.sendMail({
            ...message,
            to: { name: '', address: to },
            from: { name: fromName, address: from },
            attachments: attachment && [
              {
                filename: attachment.fileName,
                contentType: attachment.type,
                content: Buffer.from(attachment.content),
              },
            ],
          }),
        )
      } catch (error) {
        throw new EmailFailure(failureKind(error), describe(error), { cause: error })
      } finally {
        transport.close()
      }
    },
  }
}

async function withinTime<T>(ms: number, sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not sent within ${ms} ms`)), ms)
  })
  return Promise.race([sending, timeout]).finally(() => clearTimeout(timer))
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

/** A 5xx answer to RCPT TO is about the address; a 4xx one, and any other command, is about the service. */
function failureKind(error: unknown): EmailFailure['kind'] {
  const { command, responseCode } = error as SmtpError
  return command === 'RCPT TO' && Number(responseCode) >= 550 ? 'refused' : 'failed'
}

/** For the log: without the server's words, which may name the address. */
function describe(error: unknown): string {
  const { code, command, responseCode } = error as SmtpError
  const parts = [code, command, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return parts.length > 0 ? parts.join(' ') : 'no answer'
}
