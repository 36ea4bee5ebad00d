import type { Dependencies } from '../../dependencies'
import { createAliyunSms } from './aliyun-sms'
import { createOutboxSms } from './outbox-sms'
import type { SmsProvider } from './sms-provider'
import type { SmsSettings } from './sms-settings'
import { createTencentSms } from './tencent-sms'

/** The configured provider; undefined when it is off. */
export function createSmsProvider(
  settings: SmsSettings,
  deps: Pick<Dependencies, 'db' | 'clock' | 'log'>,
): SmsProvider | undefined {
  switch (settings.provider) {
    case 'aliyun':
      return createAliyunSms(settings, deps.clock)
    case 'tencent':
      return createTencentSms(settings, deps.clock)
    case 'outbox':
      return createOutboxSms(deps)
    case 'off':
      return undefined
  }
}
