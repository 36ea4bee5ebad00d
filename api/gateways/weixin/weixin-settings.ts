import { z } from 'zod'
import { urlWithDefault, optionalText, unsetWhenEmpty } from '../../server/env-schemas'
import type { WeixinKey } from './weixin-client'

/** Environment variables of WeChat login (decisions §2, §8). Either application may be missing. */
export const weixinVariables = {
  WEIXIN_PROVIDER: unsetWhenEmpty(
    z.enum(['wechat', 'simulator', 'off'], { error: 'must be wechat, simulator or off' }).optional(),
  ),
  WEIXIN_MP_APPID: optionalText,
  WEIXIN_MP_SECRET: optionalText,
  WEIXIN_WEB_APPID: optionalText,
  WEIXIN_WEB_SECRET: optionalText,
  WEIXIN_PAGES_URL: urlWithDefault('https://open.weixin.qq.com'),
  WEIXIN_API_URL: urlWithDefault('https://api.weixin.qq.com'),
}
type WeixinEnv = z.output<z.ZodObject<typeof weixinVariables>>

export type WeixinSettings = {
  provider: 'wechat' | 'simulator' | 'off'
  keys: Record<'mp' | 'web', WeixinKey | null>
  pagesUrl: string
  apiUrl: string
}

/**
 * The configured provider. Default: off in production, else the simulator; in production the simulator must
 * be allowed explicitly.
 */
export function chooseWeixin(
  env: WeixinEnv,
  { production, simulated }: { production: boolean; simulated: boolean },
  context: z.RefinementCtx,
): WeixinSettings {
  const reportIssue = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const provider = env.WEIXIN_PROVIDER ?? (simulated || !production ? 'simulator' : 'off')
  const keyOf = (pf: 'MP' | 'WEB') => {
    const [appId, secret] = [env[`WEIXIN_${pf}_APPID`], env[`WEIXIN_${pf}_SECRET`]]
    if (appId && secret) return { appId, secret }
    if (appId || secret)
      reportIssue(`WEIXIN_${pf}_${appId ? 'SECRET' : 'APPID'}`, 'must be set when its other half is')
    return null
  }
  const keys = { mp: keyOf('MP'), web: keyOf('WEB') }
  if (provider === 'wechat' && !keys.mp && !keys.web)
    reportIssue('WEIXIN_PROVIDER', 'must not be wechat without WEIXIN_MP_APPID or WEIXIN_WEB_APPID')
  if (provider === 'simulator' && production && !simulated)
    reportIssue(
      'WEIXIN_PROVIDER',
      'must not be simulator in production, where everybody could be anybody (ALLOW_SIMULATED_PROVIDERS=1 allows it)',
    )
  const stripTrailingSlashes = (address: string) => address.replace(/(?<!\/)\/+$/, '')
  return {
    provider,
    keys,
    pagesUrl: stripTrailingSlashes(env.WEIXIN_PAGES_URL),
    apiUrl: stripTrailingSlashes(env.WEIXIN_API_URL),
  }
}
