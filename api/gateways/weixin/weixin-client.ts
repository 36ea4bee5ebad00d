import { maxNicknameLength } from '#contract/account/profile'
import { cleanLine } from '#contract/validation/clean-text'
import type { WeixinPlatform } from '#contract/account/weixin-login'
import { z } from 'zod'
import type { Log } from '../../server/log'
import { type WeixinPerson, type WeixinProvider, WeixinUnavailable } from './weixin-provider'
import { requestWeixin } from './weixin-request'

export type WeixinKey = { appId: string; secret: string }

export type WeixinClientOptions = {
  keys: Record<WeixinPlatform, WeixinKey | null>
  /** Where browsers are redirected to, https://open.weixin.qq.com; no request is sent there. */
  pagesUrl: string
  /** Where codes are exchanged, https://api.weixin.qq.com. */
  apiUrl: string
  log: Log
  timeoutMs?: number
}

const Id = z.string().regex(/^[\w-]{1,128}$/)
const TokenAnswer = z.object({
  access_token: z.string().min(1),
  openid: Id,
  unionid: Id.optional(),
  scope: z.string().default(''),
  is_snapshotuser: z.number().optional(),
})
const PersonAnswer = z.object({ openid: Id, unionid: Id.optional(), nickname: z.string().default('') })

const pages = { mp: '/connect/oauth2/authorize', web: '/connect/qrconnect' }

/** A client for WeChat's OAuth: developers.weixin.qq.com, "网页授权" (mp) and "网站应用微信登录" (web). */
export function createWeixinClient(options: WeixinClientOptions): WeixinProvider {
  const { keys, pagesUrl, apiUrl, log, timeoutMs = 5_000 } = options

  function request<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>): Promise<T> {
    return requestWeixin(new URL(`${apiUrl}${path}?${new URLSearchParams(query)}`), schema, timeoutMs)
  }

  async function findPerson({ appId, secret }: WeixinKey, code: string): Promise<WeixinPerson> {
    const proof = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const token = await request('/sns/oauth2/access_token', proof, TokenAnswer)
    const person = { appId, openId: token.openid, unionId: token.unionid ?? null, nickname: '' }
    if (token.is_snapshotuser === 1) return { ...person, isSnapshotUser: true }
    if (token.scope === 'snsapi_base') return { ...person, isSnapshotUser: false }
    const { openid, unionid, nickname } = await retryOnce(() =>
      request(
        '/sns/userinfo',
        { access_token: token.access_token, openid: token.openid, lang: 'zh_CN' },
        PersonAnswer,
      ),
    )
    if (openid !== token.openid) throw new WeixinUnavailable('somebody else in /sns/userinfo')
    return {
      ...person,
      unionId: unionid ?? person.unionId,
      nickname: truncateNickname(nickname),
      isSnapshotUser: false,
    }
  }

  const appOf = (pf: WeixinPlatform) =>
    keys[pf] && { appId: keys[pf].appId, authorizeUrl: `${pagesUrl}${pages[pf]}` }

  return {
    apps: { mp: appOf('mp'), web: appOf('web') },
    async exchange(pf, code) {
      const key = keys[pf]
      if (!key) throw new WeixinUnavailable(`no application for ${pf}`)
      try {
        return await findPerson(key, code)
      } catch (error) {
        log.warn({ pf, reason: error instanceof Error ? error.message : '' }, 'WeChat gave nobody for a code')
        throw error
      }
    },
  }
}

/** The code is used up by now, so one retry after a broken connection is worth it. */
async function retryOnce<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch {
    return request()
  }
}

/** Truncates by grapheme, so that no emoji is cut in half; at most maxNicknameLength UTF-16 units. */
function truncateNickname(nickname: string): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter('zh').segment(cleanLine(nickname))) {
    if (short.length + segment.length > maxNicknameLength) break
    short += segment
  }
  return short
}
