import { ApiCodes } from '#contract/http/api-codes'
import { type CallName, endpoints, type InputOf } from '#contract/http/endpoints'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Blog } from '#contract/catalogue/blog'
import type { Industry } from '#contract/catalogue/position'
import { Resume } from '#contract/resume/resume'
import type { Sample } from '#contract/catalogue/sample'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import { afterAll, beforeAll } from 'vitest'
import { createApi } from '../app'
import { createRunningAnswers } from '../chat/turns/running-answers'
import { type DatabaseOptions, openDatabase } from '../db/open-database'
import type { SmsMessage } from '../gateways/sms/sms-provider'
import { silentLog } from '../server/log'
import type { Dependencies } from '../dependencies'
import type { EmptyDatabase } from './databases'

type Answer = { status: number; code: number; data: any } // eslint-disable-line @typescript-eslint/no-explicit-any

/** What a failed call answers: its code and its message. */
export const failure = (code: number, errorMsg: unknown) => ({ code, data: { errorMsg } })
/** What a call with wrong fields answers. */
export const fieldFailure = (fields: Record<string, string>) => ({
  code: ApiCodes.invalidInput,
  data: { fields },
})

const inBothLanguages = (text: string) => ({ zh: text, en: text })

export const classic: Template = {
  id: 'classic',
  version: 3,
  order: 1,
  name: inBothLanguages('经典'),
  ...{ summary: inBothLanguages('一栏'), suits: inBothLanguages('各行各业') },
  columns: 1,
  ...{ photo: true, parts: {} },
  level: 'free',
  mood: 'formal',
  collections: [],
  keywords: [],
  scenarios: ['campus'],
  industries: [],
  colours: ['#111111', '#222222', '#333333'],
  style: {
    colour: '#1f4e79',
    font: 'sans',
    headingFont: 'same',
    latin: 'matched',
    icons: true,
    size: 10,
    lineHeight: 1.45,
    margins: 16,
    spacing: 1,
  },
  sample: 'teacher',
}

/** A parsed resume that differs from others by its name. */
export function createTestResume(name: string, template = 'classic@1'): Resume {
  const resume = emptyResume({ ...DEFAULT_STYLE, template })
  return Resume.parse({ ...resume, basics: { ...resume.basics, name } })
}

export const teacher: Sample = {
  id: 'teacher',
  order: 1,
  title: inBothLanguages('语文教师'),
  scenario: inBothLanguages('教师'),
  summary: inBothLanguages('十年教龄'),
  resume: createTestResume('林老师'),
}

export const school: Industry = {
  id: 'education',
  order: 1,
  name: { zh: '教育', en: 'Education' },
  positions: [
    {
      id: 'chinese-teacher',
      name: { zh: '语文教师', en: 'Chinese teacher' },
      aliases: ['语文老师'],
      summary: inBothLanguages(
        '教一个年级的语文，备课、上课、批改、与家长沟通，用成绩与课堂说话，是学校的主力。',
      ),
      skills: ['备课', '板书', '作文批改', '课堂管理', '家校沟通', '公开课'],
      keywords: ['教师资格证', '班主任', '教案', '课标', '阅读教学', '普通话'],
      lines: {
        junior: [
          '备〔36〕节新课，由导师逐节评改后上课',
          '批改〔90〕份作文，按三类问题写出讲评稿',
          '带〔1〕个朗读社团，期末汇报演出一次',
          '整理〔5〕年中考阅读题，编成练习册',
        ],
        senior: [
          '带〔2〕个毕业班，平均分高出年级〔6〕分',
          '主讲〔3〕节市级公开课，教案被区里采用',
          '带教〔4〕名新教师，一年内全部独立上课',
          '牵头校本阅读课程，覆盖〔600〕名学生',
        ],
      },
      templates: ['classic'],
    },
  ],
}

export const article: Blog = {
  id: 'numbers',
  type: 'writing',
  title: '数字从哪里来',
  summary: '没有报表权限也能把做过的事说清楚',
  date: '2026-11-02',
  tags: ['简历'],
  minutes: 1,
  text: '先数自己经手的。',
}

export const campus: Scenario = {
  id: 'campus',
  order: 1,
  name: inBothLanguages('校招'),
  summary: inBothLanguages('应届生'),
  line: inBothLanguages('找第一份工作'),
  pages: { most: 1, note: inBothLanguages('一页写完就好') },
  photo: 'optional',
  headings: 'zh',
  facts: ['politicalStatus'],
  intention: [],
  fields: [{ label: '排名', example: '8/120' }],
  sections: [
    { kind: 'education', title: '', hint: inBothLanguages('学校、专业、学历与起止时间写全。'), lines: [] },
    {
      kind: 'internship',
      title: '',
      hint: inBothLanguages('写自己动手做成的两三件事。'),
      lines: ['整理〔1200〕条用户反馈，归成〔5〕类'],
    },
    { kind: 'skills', title: '', hint: inBothLanguages('只写面试时能当场讲清楚的。'), lines: [] },
  ],
  wizard: { aim: inBothLanguages('想投的岗位'), aimExample: '数据分析师', first: 'internship' },
  templates: ['classic', 'classic'],
  sample: 'teacher',
}

type RequestOrigin = { language?: string; token?: string; ip?: string; userAgent?: string; device?: string }

const noProviders = { email: undefined, weixin: undefined, pay: undefined, ai: undefined }

/** The API over a database, with a clock that tests set and a record of the text messages it sent. */
export async function startTestApi(options: DatabaseOptions, more: Partial<Dependencies> = {}) {
  const db = await openDatabase(options)
  const time = { now: Date.UTC(2026, 4, 1) }
  const sent: SmsMessage[] = []
  const deps: Dependencies = {
    db,
    clock: () => time.now,
    log: silentLog,
    templates: [classic],
    samples: [teacher],
    industries: [school],
    blogs: [article],
    drafts: [],
    scenarios: [campus],
    secrets: ['a secret of the tests, long enough to be one'],
    adminPhones: [],
    sms: { send: async (message) => void sent.push(message) },
    smsDailyCap: 10_000,
    emailDailyCap: 10_000,
    publicOrigin: 'https://resume.example.com',
    challengeCost: 1,
    ...noProviders,
    isWeixinSimulated: false,
    runningAnswers: createRunningAnswers(silentLog),
    isOutboxPublic: false,
    resumeLimit: async () => 3,
    ...more,
  }
  const app = createApi(deps)

  async function send(path: string, init?: RequestInit): Promise<Answer> {
    const response = await app.fetch(new Request(`http://api${path}`, init))
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
  }

  function call<N extends CallName>(
    name: N,
    input: InputOf<N>,
    origin: RequestOrigin | string = {},
  ): Promise<Answer> {
    const given: RequestOrigin = typeof origin === 'string' ? { language: origin } : origin
    const { language = 'zh-CN', token, ip, userAgent, device } = given
    const { method, path } = endpoints[name]
    const headers = {
      'accept-language': language,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(ip && { 'x-forwarded-for': ip }),
      ...(device && { 'x-device-id': device }),
      ...(userAgent && { 'user-agent': userAgent }),
    }
    if (method === 'POST') return send(path, { method, headers, body: JSON.stringify(input) })
    const query = new URLSearchParams(input as Record<string, string>)
    const filled = path.replace(/:(\w+)/, (_, part: string) => query.get(part) ?? '')
    return send(`${filled}?${query}`, { headers })
  }

  /** The newest code sent to a phone. */
  function codeFor(phone: string): string {
    const message = sent.findLast((one) => one.phone === phone)
    if (!message) throw new Error(`no code was sent to ${phone}`)
    return message.code
  }

  /** Logs in by SMS code, without rate limits between logins. @returns the token. */
  async function logIn(
    phone: string,
    more: Partial<InputOf<'loginByPhone'>> = {},
    origin: RequestOrigin = {},
  ) {
    await db.deleteFrom('limits').execute()
    await call('sendLoginCode', { phone }, origin)
    const login = await call('loginByPhone', { phone, captcha: codeFor(phone), ...more }, origin)
    if (login.code !== 0) throw new Error(login.data.errorMsg)
    return login.data.token as string
  }

  return { options, app, db, time, deps, sent, send, call, codeFor, logIn, close: () => db.destroy() }
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>

/**
 * Starts the API for the tests of one `describe`, over an empty database of its own; usable after
 * `beforeAll`.
 */
export function useTestApi(empty: () => Promise<EmptyDatabase>, more: Partial<Dependencies> = {}): TestApi {
  const api = {} as TestApi
  let database: EmptyDatabase
  beforeAll(async () => {
    database = await empty()
    Object.assign(api, await startTestApi(database.options, more))
  })
  afterAll(async () => {
    await api.close()
    await database.remove()
  })
  return api
}
