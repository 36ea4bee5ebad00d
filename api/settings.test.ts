import { describe, expect, test } from 'vitest'
import { openAiVariables, wechatpayVariables } from './testing/provider-variables'
import { readApiSettings } from './settings'

test('a fresh checkout needs no settings', () => {
  const defaults = {
    databaseUrl: undefined,
    dataDir: './data',
    minFreeDiskBytes: 64 * 1024 * 1024,
    secrets: undefined,
    sharedSecret: undefined,
    adminPhones: [],
    logLevel: 'info',
    host: '127.0.0.1',
    port: 3000,
    sms: { provider: 'off' },
    smsDailyCap: 5_000,
    email: { provider: 'off' },
    emailDailyCap: 2_000,
    weixin: {
      provider: 'off',
      keys: { mp: null, web: null },
      pagesUrl: 'https://open.weixin.qq.com',
      apiUrl: 'https://api.weixin.qq.com',
    },
    pay: { provider: 'off' },
    ai: { provider: 'off' },
    simulator: { publicOrigin: 'http://localhost:3000', simulatorOrigin: undefined },
  }
  expect(readApiSettings({})).toEqual(defaults)
  expect(readApiSettings({ DATA_DIR: '', PORT: '', SESSION_SECRET: '', SMS_PROVIDER: '' })).toEqual(defaults)
  expect(Object.isFrozen(readApiSettings({}))).toBe(true)
})

test('SESSION_SECRET is a list for rotation, ADMIN_PHONES a list of phones', () => {
  const [a, b] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(readApiSettings({ SESSION_SECRET: `${a}, ${b}` }).secrets).toEqual([a, b])
  expect(readApiSettings({ ADMIN_PHONES: '13800138000, 13900139000' }).adminPhones).toEqual([
    '13800138000',
    '13900139000',
  ])
})

const aliyun = {
  SMS_PROVIDER: 'aliyun',
  ALIYUN_SMS_ACCESS_KEY_ID: 'id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: '智能简历',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
}
const wechat = { WEIXIN_PROVIDER: 'wechat', WEIXIN_MP_APPID: 'wx1', WEIXIN_MP_SECRET: 'secret' }

describe.each([
  { service: 'sms', variable: 'SMS_PROVIDER', simulation: 'outbox', real: aliyun },
  { service: 'weixin', variable: 'WEIXIN_PROVIDER', simulation: 'simulator', real: wechat },
  { service: 'pay', variable: 'PAY_PROVIDER', simulation: 'simulator', real: wechatpayVariables },
  { service: 'ai', variable: 'AI_PROVIDER', simulation: 'simulator', real: openAiVariables },
] as const)('the provider of $service', ({ service, variable, simulation, real }) => {
  const production = { NODE_ENV: 'production' }
  const demo = { ...production, ALLOW_SIMULATED_PROVIDERS: '1' }
  test.each([
    [{}, 'off'],
    [production, 'off'],
    [demo, simulation],
    [{ ...demo, [variable]: 'off' }, 'off'],
    [{ ...demo, [variable]: simulation }, simulation],
    [{ NODE_ENV: 'development' }, simulation],
    [{ NODE_ENV: 'test' }, simulation],
    [{ NODE_ENV: 'test', [variable]: '' }, simulation],
    [{ NODE_ENV: 'development', [variable]: 'off' }, 'off'],
    [{ ...production, ...real }, (real as Record<string, string>)[variable]],
  ])('%o: %s', (env: Record<string, string>, provider) => {
    expect(readApiSettings(env)[service].provider).toBe(provider)
  })

  test('production does not simulate it by mistake', () => {
    expect(() => readApiSettings({ ...production, [variable]: simulation })).toThrow(
      new RegExp(`^${variable} must not be ${simulation} in production`),
    )
  })
})

describe('settings of the SMS provider', () => {
  test('passes keys and endpoint to the provider', () => {
    expect(readApiSettings(aliyun).sms).toEqual({
      provider: 'aliyun',
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '智能简历',
      templateCode: 'SMS_1',
      endpoint: 'https://dysmsapi.aliyuncs.com',
    })
    const tencent = {
      SMS_PROVIDER: 'tencent',
      TENCENT_SMS_SECRET_ID: 'id',
      TENCENT_SMS_SECRET_KEY: 'key',
      TENCENT_SMS_APP_ID: '14',
      TENCENT_SMS_SIGN_NAME: '智能简历',
      TENCENT_SMS_TEMPLATE_ID: '11',
      TENCENT_SMS_ENDPOINT: 'http://127.0.0.1:8080',
    }
    expect(readApiSettings(tencent).sms).toEqual({
      provider: 'tencent',
      secretId: 'id',
      secretKey: 'key',
      appId: '14',
      signName: '智能简历',
      templateId: '11',
      region: 'ap-guangzhou',
      endpoint: 'http://127.0.0.1:8080',
    })
  })

  test('names each missing key', () => {
    expect(() => readApiSettings({ SMS_PROVIDER: 'aliyun', ALIYUN_SMS_SIGN_NAME: '智能简历' })).toThrow(
      'ALIYUN_SMS_ACCESS_KEY_ID must be set when SMS_PROVIDER is aliyun; ALIYUN_SMS_ACCESS_KEY_SECRET must be set when SMS_PROVIDER is aliyun; ALIYUN_SMS_TEMPLATE_CODE must be set when SMS_PROVIDER is aliyun',
    )
    expect(() => readApiSettings({ SMS_PROVIDER: 'tencent' })).toThrow('TENCENT_SMS_TEMPLATE_ID')
  })
})

describe('settings of e-mail', () => {
  const smtp = { EMAIL_PROVIDER: 'smtp', SMTP_HOST: 'smtp.example.com', EMAIL_FROM: 'cv@example.com' }
  const login = { SMTP_USER: 'mailer', SMTP_PASSWORD: 'geheim' }

  test('passes the mail server and the login to the provider', () => {
    expect(readApiSettings({ ...smtp, ...login }).email).toEqual({
      provider: 'smtp',
      host: 'smtp.example.com',
      port: 465,
      security: 'tls',
      login: { user: 'mailer', password: 'geheim' },
      from: 'cv@example.com',
    })
    const relay = { ...smtp, SMTP_PORT: '25', SMTP_SECURITY: 'none' }
    expect(readApiSettings(relay).email).toMatchObject({ port: 25, security: 'none', login: undefined })
  })

  test('is off by default, also where providers are simulated', () => {
    expect(readApiSettings({ ALLOW_SIMULATED_PROVIDERS: '1' }).email).toEqual({ provider: 'off' })
  })

  test.each([
    ['SMTP_HOST', { ...smtp, SMTP_HOST: '' }],
    ['EMAIL_FROM', { ...smtp, EMAIL_FROM: '' }],
    ['EMAIL_FROM', { ...smtp, EMAIL_FROM: '智能简历 <cv@example.com>' }],
    ['SMTP_PASSWORD', { ...smtp, SMTP_USER: 'mailer' }],
    ['SMTP_PORT', { ...smtp, SMTP_PORT: 'smtp' }],
    ['SMTP_SECURITY', { ...smtp, SMTP_SECURITY: 'ssl' }],
  ])('names a wrong %s', (name, env: Record<string, string>) => {
    expect(() => readApiSettings(env)).toThrow(new RegExp(`^${name} must`))
  })
})

test.each(['postgres://me:pw@db.example:5432/resume', 'postgresql:///resume?host=/run/postgresql'])(
  'accepts %s',
  (url) =>
    expect(readApiSettings({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) }).databaseUrl).toBe(url),
)

describe('invalid settings are named, and not quoted', () => {
  test.each([
    { DATABASE_URL: 'mysql://me:geheim@db/resume' },
    { DATABASE_URL: 'geheim' },
    { LOG_LEVEL: 'geheim' },
    { PORT: 'geheim' },
    { SESSION_SECRET: 'geheim' },
    { SESSION_SECRET: `${'s'.repeat(32)},geheim` },
    { ADMIN_PHONES: 'geheim' },
    { SMS_PROVIDER: 'geheim' },
    { WEIXIN_PROVIDER: 'geheim' },
    { PAY_PROVIDER: 'geheim' },
    { AI_PROVIDER: 'geheim' },
    { ALIYUN_SMS_ENDPOINT: 'geheim' },
    { PORT: '70000' },
  ])('rejects %o', (env) => {
    const act = () => readApiSettings(env)
    expect(act).toThrow(new RegExp(`^${Object.keys(env)[0]} must be`))
    expect(act).not.toThrow(/geheim/)
  })
})

test('an external database needs an explicit secret shared by all machines', () => {
  expect(() => readApiSettings({ DATABASE_URL: 'postgres://db/resume' })).toThrow(
    'SESSION_SECRET must be set when DATABASE_URL is',
  )
})
