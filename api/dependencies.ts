import type { Catalogue } from './catalogue/load-catalogue'
import type { Db } from './db/schema/tables'
import type { RunningAnswers } from './chat/turns/running-answers'
import type { AiProvider } from './gateways/ai/ai-provider'
import type { EmailProvider } from './gateways/email/email-provider'
import type { SmsProvider } from './gateways/sms/sms-provider'
import type { PayProvider } from './gateways/pay/pay-provider'
import type { WeixinProvider } from './gateways/weixin/weixin-provider'
import type { Log } from './server/log'

/** Milliseconds since 1970. */
export type Clock = () => number

/** The first secret signs and hashes, the others still verify (SESSION_SECRET). */
export type Secrets = readonly [string, ...string[]]

/** How many live resumes a user's plan allows at a time; -1 for any number. */
export type ResumeLimit = (db: Db, userId: string, now: number) => Promise<number>

/** What the routes depend on; the composition root passes it in. */
export type Dependencies = Catalogue & {
  db: Db
  clock: Clock
  log: Log
  secrets: Secrets
  /** Users with one of these phones become admins at login. */
  adminPhones: readonly string[]
  /** Undefined when no SMS provider is configured. */
  sms: SmsProvider | undefined
  /** Maximum text messages per day for the whole service. */
  smsDailyCap: number
  /** Undefined when the service sends no e-mail. */
  email: EmailProvider | undefined
  /** Maximum e-mails per day for the whole service. */
  emailDailyCap: number
  /** The address of the service, for links in e-mails; without a trailing slash. */
  publicOrigin: string
  /** PBKDF2 iterations per step of the proof of work. */
  challengeCost: number
  /** Undefined when WeChat login is off. */
  weixin: WeixinProvider | undefined
  /** The simulator answers for WeChat login. */
  isWeixinSimulated: boolean
  /** Undefined when payment is off. */
  pay: PayProvider | undefined
  /** Undefined when the assistant is off. */
  ai: AiProvider | undefined
  /** The answers that are being generated in this process. */
  runningAnswers: RunningAnswers
  /** Text messages are shown publicly in the outbox (a demo). */
  isOutboxPublic: boolean
  resumeLimit: ResumeLimit
}
