import type { z } from 'zod'
import type { WeixinPlatform } from '#contract/account/weixin-login'
import {
  chooseProvider,
  oneOf,
  optionalText,
  reportIssue,
  type RuntimeMode,
  unsetWhenEmpty,
  urlWithDefault,
} from '../../server/env-schemas'
import type { WeixinKey } from './weixin-client'

/** Environment variables of WeChat login (decisions §2, §8). Either application may be missing. */
export const weixinVariables = {
  WEIXIN_PROVIDER: unsetWhenEmpty(oneOf(['wechat', 'simulator', 'off']).optional()),
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
  keys: Record<WeixinPlatform, WeixinKey | null>
  pagesUrl: string
  apiUrl: string
}

export function chooseWeixin(env: WeixinEnv, mode: RuntimeMode, context: z.RefinementCtx): WeixinSettings {
  const simulator = { simulation: 'simulator', danger: 'everybody could be anybody' } as const
  const provider = chooseProvider('WEIXIN_PROVIDER', env.WEIXIN_PROVIDER, simulator, mode, context)
  const keyOf = (pf: 'MP' | 'WEB') => {
    const [appId, secret] = [env[`WEIXIN_${pf}_APPID`], env[`WEIXIN_${pf}_SECRET`]]
    if (appId && secret) return { appId, secret }
    if (appId || secret)
      reportIssue(context, `WEIXIN_${pf}_${appId ? 'SECRET' : 'APPID'}`, 'must be set when its other half is')
    return null
  }
  const keys = { mp: keyOf('MP'), web: keyOf('WEB') }
  if (provider === 'wechat' && !keys.mp && !keys.web)
    reportIssue(context, 'WEIXIN_PROVIDER', 'must not be wechat without WEIXIN_MP_APPID or WEIXIN_WEB_APPID')
  const stripTrailingSlashes = (address: string) => address.replace(/(?<!\/)\/+$/, '')
  return {
    provider,
    keys,
    pagesUrl: stripTrailingSlashes(env.WEIXIN_PAGES_URL),
    apiUrl: stripTrailingSlashes(env.WEIXIN_API_URL),
  }
}
