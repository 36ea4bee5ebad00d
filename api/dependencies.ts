import type { Blog } from '#contract/catalogue/blog'
import type { Industry } from '#contract/catalogue/position'
import type { Sample } from '#contract/catalogue/sample'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import type { Kysely } from 'kysely'
import type { Tables } from './db/schema/tables'
import type { RunningAnswers } from './chat/turns/running-answers'
import type { AiProvider } from './gateways/ai/ai-provider'
import type { SmsProvider } from './gateways/sms/sms-provider'
import type { PayProvider } from './gateways/pay/pay-provider'
import type { WeixinProvider } from './gateways/weixin/weixin-provider'
import type { Log } from './server/log'

/** ms since 1970. */
export type Clock = () => number

/** The first signs and hashes, the others are still believed (SESSION_SECRET). */
export type Secrets = readonly [string, ...string[]]

/** How many live resumes a person's plan allows at a time, -1 = any number. */
export type ResumeLimit = (db: Kysely<Tables>, userId: string, now: number) => Promise<number>

/** What the routes work with, handed in by the wiring. */
export type Dependencies = {
  db: Kysely<Tables>
  clock: Clock
  log: Log
  templates: readonly Template[]
  samples: readonly Sample[]
  industries: readonly Industry[]
  blogs: readonly Blog[]
  /** Articles nobody but admins may read yet. */
  drafts: readonly Blog[]
  scenarios: readonly Scenario[]
  secrets: Secrets
  /** Whoever logs in with one of these becomes an admin. */
  adminPhones: readonly string[]
  /** Undefined: no text messages are sent here. */
  sms: SmsProvider | undefined
  /** How many text messages leave on a day, for the whole service. */
  smsDailyCap: number
  /** Iterations of PBKDF2 in each step of the work that a challenge asks for. */
  challengeCost: number
  /** Undefined: nobody logs in by WeChat here. */
  weixin: WeixinProvider | undefined
  /** It is the simulator that answers for WeChat's login. */
  isWeixinSimulated: boolean
  /** Undefined: nothing can be bought here. */
  pay: PayProvider | undefined
  /** Undefined: there is no assistant here. */
  ai: AiProvider | undefined
  /** The answers that are being written in this process. */
  runningAnswers: RunningAnswers
  /** Text messages go where everybody can read them (a demo). */
  isOutboxPublic: boolean
  resumeLimit: ResumeLimit
}
