import { z } from 'zod'
import {
  WeixinApps,
  WeixinLoginInput,
  WeixinCode,
  FinishWeixinInput,
  FinishWeixinResult,
  WeixinCodeResult,
} from './weixin-login'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** OAuth flows of WeChat. */
export const weixinLoginCalls = {
  readWeixinApps: { method: 'GET', path: '/api/wx/apps', input: EmptyObject, output: WeixinApps },
  makeWeixinState: { method: 'GET', path: '/api/wx/makeState', input: WeixinLoginInput, output: z.string() },
  takeWeixinCode: { method: 'POST', path: '/api/wx/takeCode', input: WeixinCode, output: WeixinCodeResult },
  finishWeixin: {
    method: 'POST',
    path: '/api/wx/finish',
    input: FinishWeixinInput,
    output: FinishWeixinResult,
  },
  unbindWeixin: {
    method: 'POST',
    path: '/api/wx/unbind',
    needs: 'user',
    input: EmptyObject,
    output: EmptyObject,
  },
} as const satisfies Record<string, Endpoint>
