import type { Parts } from '../../parts'
import { aliyunSms } from './aliyun-sms'
import { outboxSms } from './outbox-sms'
import type { SmsProvider } from './sms-provider'
import type { SmsSettings } from './sms-settings'
import { tencentSms } from './tencent-sms'

/** The provider the settings name; undefined when it is off. */
export function openSms(
  settings: SmsSettings,
  parts: Pick<Parts, 'db' | 'clock' | 'log'>,
): SmsProvider | undefined {
  switch (settings.provider) {
    case 'aliyun':
      return aliyunSms(settings, parts.clock)
    case 'tencent':
      return tencentSms(settings, parts.clock)
    case 'outbox':
      return outboxSms(parts)
    case 'off':
      return undefined
  }
}
