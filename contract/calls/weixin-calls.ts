import { z } from 'zod'
import { WeixinApps, WeixinAsked, WeixinCode, WeixinFinish, WeixinFinished, WeixinTaken } from '../weixin'
import { Nothing, type Endpoint } from './endpoint'

/** WeChat's OAuth rounds. */
export const weixinCalls = {
  readWeixinApps: { method: 'GET', path: '/api/wx/apps', input: Nothing, output: WeixinApps },
  makeWeixinState: { method: 'GET', path: '/api/wx/makeState', input: WeixinAsked, output: z.string() },
  takeWeixinCode: { method: 'POST', path: '/api/wx/takeCode', input: WeixinCode, output: WeixinTaken },
  finishWeixin: { method: 'POST', path: '/api/wx/finish', input: WeixinFinish, output: WeixinFinished },
  unbindWeixin: { method: 'POST', path: '/api/wx/unbind', needs: 'user', input: Nothing, output: Nothing },
} as const satisfies Record<string, Endpoint>
