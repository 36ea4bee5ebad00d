import type { Dependencies } from '../dependencies'
import type { ApiSettings } from '../settings'
import type { AiProvider } from './ai/ai-provider'
import { createOpenAiClient } from './ai/openai-client'
import { loadMerchant } from './pay/load-merchant'
import { createSmtpEmail } from './email/smtp-email'
import type { PayProvider } from './pay/pay-provider'
import { createWechatPayClient } from './pay/wechatpay-client'
import type { Simulator } from './simulator/start-simulator'
import { createAliyunSms } from './sms/aliyun-sms'
import { createOutboxSms } from './sms/outbox-sms'
import type { SmsProvider } from './sms/sms-provider'
import { createTencentSms } from './sms/tencent-sms'
import { createWeixinClient } from './weixin/weixin-client'
import type { WeixinProvider } from './weixin/weixin-provider'

type Environment = Pick<Dependencies, 'db' | 'clock' | 'log'> & {
  /** Where WeChat Pay sends its notifications. */
  notifyUrl: string
  /** Defined where any provider is simulated. */
  simulator: Simulator | undefined
}

/** The configured providers; undefined for one that is off. A simulated one has the same client as a real one. */
export async function createProviders(
  settings: Pick<ApiSettings, 'sms' | 'email' | 'weixin' | 'pay' | 'ai'>,
  environment: Environment,
): Promise<Pick<Dependencies, 'sms' | 'email' | 'weixin' | 'pay' | 'ai'>> {
  return {
    sms: createSms(settings.sms, environment),
    email: settings.email.provider === 'smtp' ? createSmtpEmail(settings.email) : undefined,
    weixin: createWeixin(settings.weixin, environment),
    pay: await createPay(settings.pay, environment),
    ai: createAi(settings.ai, environment.simulator),
  }
}

function createSms(settings: ApiSettings['sms'], environment: Environment): SmsProvider | undefined {
  if (settings.provider === 'aliyun') return createAliyunSms(settings, environment.clock)
  if (settings.provider === 'tencent') return createTencentSms(settings, environment.clock)
  return settings.provider === 'outbox' ? createOutboxSms(environment) : undefined
}

function createWeixin(
  { provider, keys, pagesUrl, apiUrl }: ApiSettings['weixin'],
  { simulator, log }: Environment,
): WeixinProvider | undefined {
  if (provider === 'wechat') return createWeixinClient({ keys, pagesUrl, apiUrl, log })
  // The simulator may be running for payments alone.
  return provider === 'simulator' && simulator ? createWeixinClient({ ...simulator.weixin, log }) : undefined
}

async function createPay(
  settings: ApiSettings['pay'],
  { simulator, clock, notifyUrl }: Environment,
): Promise<PayProvider | undefined> {
  if (settings.provider === 'wechatpay')
    return createWechatPayClient({
      merchant: await loadMerchant(settings, notifyUrl),
      clock,
      simulated: false,
    })
  return settings.provider === 'simulator' && simulator
    ? createWechatPayClient({ merchant: { ...simulator.merchant, notifyUrl }, clock, simulated: true })
    : undefined
}

/** The simulator never pauses for long. */
const simulatorLimits = { idleTimeoutMs: 10_000, maxTokens: 2_000 }

export function createAi(
  settings: ApiSettings['ai'],
  simulator: Simulator | undefined,
): AiProvider | undefined {
  if (settings.provider === 'openai-compatible') return createOpenAiClient(settings, { simulated: false })
  return settings.provider === 'simulator' && simulator
    ? createOpenAiClient({ ...simulator.ai, ...simulatorLimits }, { simulated: true })
    : undefined
}
