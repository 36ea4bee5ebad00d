import { type Context, Hono } from 'hono'
import { openIdOf, unionIdOf } from './weixin-people'
import { type Granted, tokenLifeSeconds, type WeixinWorld } from './weixin-world'

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
type Errcode = keyof typeof errorTexts

/** api.weixin.qq.com, as the product's server asks it. Errors are HTTP 200, and JSON is text/plain. */
export function weixinWire(world: WeixinWorld): Hono {
  const wire = new Hono()

  wire.get('/sns/oauth2/access_token', (c) => {
    const { appid, secret, code, grant_type } = c.req.query()
    if (!appid) return refuse(c, 41002)
    const app = world.findApp(appid)
    if (!app) return refuse(c, 40013)
    if (!secret) return refuse(c, 41004)
    if (secret !== app.secret) return refuse(c, 40125)
    if (!code) return refuse(c, 41008)
    if (grant_type !== 'authorization_code') return refuse(c, 40002)
    const granted = world.takeCode(appid, code)
    if (typeof granted === 'number') return refuse(c, granted)
    const { person, scope } = granted
    return say(c, {
      access_token: world.giveToken(granted),
      expires_in: tokenLifeSeconds,
      openid: openIdOf(appid, person),
      scope,
      ...(scope !== 'snsapi_base' && { unionid: unionIdOf(person) }),
      ...(person.isSnapshotUser && { is_snapshotuser: 1 }),
    })
  })

  wire.get('/sns/userinfo', (c) => {
    const { access_token, openid } = c.req.query()
    if (!access_token) return refuse(c, 41001)
    if (!openid) return refuse(c, 41009)
    const granted = world.readToken(access_token)
    if (typeof granted === 'number') return refuse(c, granted)
    if (granted.scope === 'snsapi_base') return refuse(c, 48001)
    if (openid !== openIdOf(granted.appId, granted.person)) return refuse(c, 40003)
    return say(c, personOf(granted))
  })
  return wire
}

function personOf({ appId, person }: Granted) {
  return {
    openid: openIdOf(appId, person),
    nickname: person.nickname,
    sex: 0,
    language: '',
    city: '',
    province: '',
    country: '',
    headimgurl: '',
    privilege: [],
    unionid: unionIdOf(person),
  }
}

function refuse(c: Context, errcode: Errcode): Response {
  return say(c, { errcode, errmsg: errorTexts[errcode] })
}

function say(c: Context, content: object): Response {
  return c.body(JSON.stringify(content), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
}
