import { z } from 'zod'
import {
  WeixinApps,
  WeixinLoginInput,
  WeixinCode,
  FinishWeixinInput,
  FinishWeixinResult,
  WeixinCodeResult,
} from './weixin-login'
import { forAnybody, forUsers } from '../http/endpoint'

/** OAuth flows of WeChat. */
export const weixinLoginCalls = {
  readWeixinApps: forAnybody.get('/api/wx/apps', { output: WeixinApps }),
  makeWeixinState: forAnybody.get('/api/wx/makeState', { input: WeixinLoginInput, output: z.string() }),
  takeWeixinCode: forAnybody.post('/api/wx/takeCode', { input: WeixinCode, output: WeixinCodeResult }),
  finishWeixin: forAnybody.post('/api/wx/finish', { input: FinishWeixinInput, output: FinishWeixinResult }),
  unbindWeixin: forUsers.post('/api/wx/unbind'),
}
