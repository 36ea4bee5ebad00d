import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.server'

const demo = { ALLOW_SIMULATED_PROVIDERS: '1' }

describe('the settings of the web process', () => {
  test('need no variable for a demo', () => {
    expect(readSettings(demo)).toEqual({
      production: true,
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      secureCookies: false,
      apiBaseUrl: undefined,
      apiSharedSecret: undefined,
      trustedProxies: 0,
      connectionsPerAddress: 1_000,
      agreementUrl: undefined,
      privacyUrl: undefined,
      filings: { operator: undefined, icp: undefined, psb: undefined },
      support: { email: undefined, weixinQr: undefined, hours: undefined },
      iconHosts: [],
      isServiceWorkerEnabled: true,
      demo: true,
      hasDemoFailures: false,
      logLevel: 'info',
    })
  })

  test.each([
    [{ PORT: '8080' }, { port: 8080, publicOrigin: 'http://localhost:8080' }],
    [
      { PUBLIC_ORIGIN: 'https://cv.example.com/a/' },
      { publicOrigin: 'https://cv.example.com', secureCookies: true },
    ],
    [{ PUBLIC_ORIGIN: '' }, { publicOrigin: 'http://localhost:3000' }],
    [{ API_BASE_URL: '' }, { apiBaseUrl: undefined }],
    [{ NODE_ENV: 'development' }, { production: false }],
    [{ ICP_NUMBER: '京ICP备2026000001号' }, { filings: { icp: '京ICP备2026000001号' } }],
    [{ OPERATOR_NAME: ' 某某科技有限公司' }, { filings: { operator: '某某科技有限公司' } }],
    [
      { ICON_HOSTS: 'https://icons.example/a, https://icons.example.org' },
      { iconHosts: ['https://icons.example', 'https://icons.example.org'] },
    ],
    [{ CONNECTIONS_PER_ADDRESS: '' }, { connectionsPerAddress: 1_000 }],
    [{ CONNECTIONS_PER_ADDRESS: '50' }, { connectionsPerAddress: 50 }],
    [{ CONNECTIONS_PER_ADDRESS: '0' }, { connectionsPerAddress: undefined }],
    [{ CONNECTIONS_PER_ADDRESS: '50', TRUST_PROXY: '1' }, { connectionsPerAddress: undefined }],
    [{ SERVICE_WORKER: 'off' }, { isServiceWorkerEnabled: false }],
    [
      { SUPPORT_EMAIL: 'help@cv.example.com', SUPPORT_HOURS: '工作日 9:00–18:00' },
      { support: { email: 'help@cv.example.com', hours: '工作日 9:00–18:00', weixinQr: undefined } },
    ],
    [
      { SUPPORT_WEIXIN_QR: 'data:image/png;base64,iVBORw0KGgo=' },
      { support: { weixinQr: 'data:image/png;base64,iVBORw0KGgo=' } },
    ],
    [
      { SUPPORT_WEIXIN_QR: 'public/apple-touch-icon.png' },
      { support: { weixinQr: expect.stringMatching(/^data:image\/png;base64,iVBOR/) } },
    ],
    [{ ALLOW_SIMULATED_PROVIDERS: '1' }, { demo: true }],
    [{ ALLOW_SIMULATED_PROVIDERS: '0', PUBLIC_ORIGIN: 'https://cv.example.com' }, { demo: false }],
  ])('parse %j', (env, settings) => {
    expect(readSettings({ ...demo, ...env })).toMatchObject(settings)
  })

  test.each([{}, { PUBLIC_ORIGIN: '' }, { NODE_ENV: 'production', ALLOW_SIMULATED_PROVIDERS: '0' }])(
    'stop the start in production without a public origin: %j',
    (env) => {
      expect(() => readSettings(env)).toThrow(/PUBLIC_ORIGIN: must be set in production.*https:/)
    },
  )

  test.each([{ NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { PUBLIC_ORIGIN: 'http://localhost:3000' }])(
    'allow a local origin without the demo: %j',
    (env) => {
      expect(readSettings(env)).toMatchObject({ publicOrigin: 'http://localhost:3000', secureCookies: false })
    },
  )

  test.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PUBLIC_ORIGIN', 'cv.example.com'],
    ['PUBLIC_ORIGIN', 'ftp://cv.example.com'],
    ['API_BASE_URL', 'javascript:alert(1)'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOW_SIMULATED_PROVIDERS', 'yes'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['SUPPORT_WEIXIN_QR', 'public/no-such-file.png'],
    ['SUPPORT_WEIXIN_QR', 'public/social-card.png'],
    ['SUPPORT_WEIXIN_QR', 'package.json'],
    ['SUPPORT_WEIXIN_QR', 'https://pictures.example/qr.png'],
    ['ICON_HOSTS', 'http://icons.example'],
    ['ICON_HOSTS', 'https://a.example; script-src *'],
  ])('stop the start when %s is %j, and the error names it', (name, value) => {
    expect(() => readSettings({ ...demo, [name]: value })).toThrow(name)
  })

  test('stop the start with an error that names every wrong variable', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })

  test('are frozen', () => {
    expect(Object.isFrozen(readSettings(demo))).toBe(true)
  })
})
