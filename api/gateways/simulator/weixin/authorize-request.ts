import type { SimulatedApp, WeixinState } from './weixin-state'

export type AuthorizeRequest = { app: SimulatedApp; redirectUri: URL; scope: string; state: string }
/** The parameter that WeChat would reject, and why, for the developer of the product. */
export type InvalidParameter = { parameter: string; why: string }

const requiredParameters = ['appid', 'redirect_uri', 'response_type', 'scope', 'state']

/**
 * Parses the query of WeChat's authorize page.
 * @param callbackHosts hosts of the product; WeChat redirects to the registered domain only. Localhost is
 * always allowed.
 */
export function parseAuthorizeRequest(
  query: URLSearchParams,
  weixinState: WeixinState,
  callbackHosts: readonly string[],
): AuthorizeRequest | InvalidParameter {
  const missing = requiredParameters.find((name) => !query.get(name))
  if (missing) return { parameter: missing, why: '缺少这个参数' }
  const given = [...query.keys()].filter((name) => requiredParameters.includes(name))
  if (given.join() !== requiredParameters.join())
    return { parameter: given.join(', '), why: `参数须各出现一次，顺序为 ${requiredParameters.join(', ')}` }
  const [appId, redirectUri, responseType, scope, state] = requiredParameters.map((name) => query.get(name)!)

  const app = weixinState.findApp(appId!)
  if (!app) return { parameter: 'appid', why: '这个应用不存在' }
  const to = safeRedirect(redirectUri!, callbackHosts)
  if (!to) return { parameter: 'redirect_uri', why: '域名与登记的回调域不一致，或不是 http(s) 地址' }
  if (responseType !== 'code') return { parameter: 'response_type', why: '只能是 code' }
  if (!app.scopes.includes(scope!))
    return { parameter: 'scope', why: `这个应用没有此权限，只有 ${app.scopes.join(', ')}` }
  if (!/^[a-zA-Z0-9]{1,128}$/.test(state!)) return { parameter: 'state', why: '只能是 1 到 128 位字母和数字' }
  return { app, redirectUri: to, scope: scope!, state: state! }
}

function safeRedirect(address: string, callbackHosts: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null
  const to = new URL(address)
  if (!['http:', 'https:'].includes(to.protocol) || to.username || to.password) return null
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(to.hostname)
  return isLocal || callbackHosts.includes(to.host) ? to : null
}
