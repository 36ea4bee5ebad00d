import type { InputOf } from '#contract/http/endpoints'
import type { WeixinPerson, WeixinProvider } from '../gateways/weixin/weixin-provider'
import { hashSecret, newSecretToken } from '../ids-and-hashes'
import type { TestApi } from './test-api'

/** A WeChat provider for which a test sets the user or the failure of each code; it records the requests. */
export function scriptedWeixin() {
  const codes = new Map<string, WeixinPerson | Error>()
  const requests: string[] = []
  let last = 0
  const provider: WeixinProvider = {
    apps: {
      mp: { appId: 'wxmp', authorizeUrl: 'https://weixin.example/authorize' },
      web: { appId: 'wxweb', authorizeUrl: 'https://weixin.example/qrconnect' },
    },
    async exchange(_, code) {
      requests.push(code)
      const answer = codes.get(code)
      if (!answer || answer instanceof Error) throw answer ?? new Error(`no script for ${code}`)
      return answer
    },
  }
  function codeFor(answer: WeixinPerson | Error): string {
    const code = `code${++last}`
    codes.set(code, answer)
    return code
  }
  return { provider, codes, requests, codeFor }
}

/** A WeChat user as the application of a platform sees them. */
export function personOn(pf: 'mp' | 'web', name: string, change: Partial<WeixinPerson> = {}): WeixinPerson {
  return {
    appId: `wx${pf}`,
    openId: `${pf}-${name}`,
    unionId: `union-${name}`,
    nickname: name,
    isSnapshotUser: false,
    ...change,
  }
}

type TestFlow = { state: string; browser: string }

/** Starts an OAuth flow as a browser does. */
export async function startFlow(
  api: TestApi,
  requests: Partial<InputOf<'makeWeixinState'>> = {},
  token?: string,
): Promise<TestFlow> {
  const browser = newSecretToken()
  const made = await api.call('makeWeixinState', { browser: hashSecret(browser), ...requests }, { token })
  if (made.code !== 0) throw new Error(made.data.errorMsg)
  return { state: made.data, browser }
}

/** Runs a flow up to its finish. */
export async function completeExchange(
  api: TestApi,
  code: string,
  requests: Partial<InputOf<'makeWeixinState'>> = {},
  token?: string,
): Promise<TestFlow> {
  const flow = await startFlow(api, requests, token)
  const taken = await api.call('takeWeixinCode', { ...flow, code })
  if (taken.code !== 0) throw new Error(taken.data.errorMsg)
  return flow
}

/** Runs flows for one visitor after the other, each a new WeChat user. */
export function createWeixinVisitor(api: TestApi, weixin: ReturnType<typeof scriptedWeixin>) {
  let visitorCount = 0
  const name = () => `somebody${visitorCount}`
  const codeOf = (pf: 'mp' | 'web', change: Partial<WeixinPerson>) =>
    weixin.codeFor(personOn(pf, name(), change))

  const startLoginFlow = (pf: 'mp' | 'web' = 'web', change: Partial<WeixinPerson> = {}) =>
    completeExchange(api, codeOf(pf, change), { pf, returnTo: '/resume/my' })

  const startBindFlow = (token: string, pf: 'mp' | 'web' = 'web', change: Partial<WeixinPerson> = {}) =>
    completeExchange(api, codeOf(pf, change), { pf, purpose: 'bind' }, token)

  const finish = (flow: TestFlow, token?: string, more: Partial<InputOf<'finishWeixin'>> = {}) =>
    api.call('finishWeixin', { ...flow, ...more }, { token })

  return {
    nextVisitor: () => void visitorCount++,
    name,
    /** A phone without an account. */
    phone: (whose: 'own' | 'other' = 'own') =>
      `13${whose === 'own' ? 8 : 9}${String(visitorCount).padStart(8, '0')}`,
    startLoginFlow,
    startBindFlow,
    finish,
    logIn: async (pf: 'mp' | 'web' = 'web', change: Partial<WeixinPerson> = {}) =>
      (await finish(await startLoginFlow(pf, change))).data.token as string,
    async userOf(token: string): Promise<string> {
      const sessions = api.db.selectFrom('sessions').select('user_id')
      return (await sessions.where('token_hash', '=', hashSecret(token)).executeTakeFirstOrThrow()).user_id
    },
    countUsers: async () => (await api.db.selectFrom('users').select('id').execute()).length,
  }
}
