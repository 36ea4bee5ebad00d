import { type Context, Hono } from 'hono'
import { deriveOpenId, deriveUnionId } from './simulated-people'
import { type WeixinGrant, tokenLifeSeconds, type WeixinState } from './weixin-state'

const errorTexts = {
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40125: 'invalid appsecret',
  40163: 'code been used',
  41001: 'access_token missing',
  41002: 'appid missing',
  41004: 'appsecret missing',
  41008: 'missing code',
  41009: 'missing openid',
  42001: 'access_token expired',
  42003: 'code expired',
  48001: 'api unauthorized',
} as const
type WeixinErrorCode = keyof typeof errorTexts

/** api.weixin.qq.com as the product calls it. Errors have HTTP status 200, and JSON is sent as text/plain. */
export function weixinApi(weixinState: WeixinState): Hono {
  const api = new Hono()

  api.get('/sns/oauth2/access_token', (c) => {
    const { appid, secret, code, grant_type } = c.req.query()
    if (!appid) return respondError(c, 41002)
    const app = weixinState.findApp(appid)
    if (!app) return respondError(c, 40013)
    if (!secret) return respondError(c, 41004)
    if (secret !== app.secret) return respondError(c, 40125)
    if (!code) return respondError(c, 41008)
    if (grant_type !== 'authorization_code') return respondError(c, 40002)
    const granted = weixinState.redeemCode(appid, code)
    if (typeof granted === 'number') return respondError(c, granted)
    const { person, scope } = granted
    return respond(c, {
      access_token: weixinState.issueToken(granted),
      expires_in: tokenLifeSeconds,
      openid: deriveOpenId(appid, person),
      scope,
      ...(scope !== 'snsapi_base' && { unionid: deriveUnionId(person) }),
      ...(person.isSnapshotUser && { is_snapshotuser: 1 }),
    })
  })

  api.get('/sns/userinfo', (c) => {
    const { access_token, openid } = c.req.query()
    if (!access_token) return respondError(c, 41001)
    if (!openid) return respondError(c, 41009)
    const granted = weixinState.readToken(access_token)
    if (typeof granted === 'number') return respondError(c, granted)
    if (granted.scope === 'snsapi_base') return respondError(c, 48001)
    if (openid !== deriveOpenId(granted.appId, granted.person)) return respondError(c, 40003)
    return respond(c, personOf(granted))
  })
  return api
}

function personOf({ appId, person }: WeixinGrant) {
  return {
    openid: deriveOpenId(appId, person),
    nickname: person.nickname,
    sex: 0,
    language: '',
    city: '',
    province: '',
    country: '',
    headimgurl: '',
    privilege: [],
    unionid: deriveUnionId(person),
  }
}

function respondError(c: Context, errcode: WeixinErrorCode): Response {
  return respond(c, { errcode, errmsg: errorTexts[errcode] })
}

function respond(c: Context, content: object): Response {
  return c.body(JSON.stringify(content), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
}
