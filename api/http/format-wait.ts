import type { Language } from '#contract/validation/field-error-codes'

const units = [
  { seconds: 3600, zh: '小时', en: 'hour' },
  { seconds: 60, zh: '分钟', en: 'minute' },
  { seconds: 1, zh: '秒', en: 'second' },
] as const

/** Formats a waiting time, rounded up, in the largest unit that is precise enough: 42 秒, 5 分钟, 3 小时. */
export function formatWait(waitMs: number, language: Language): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const unit = units.find((one) => seconds > one.seconds * 1.5 || one.seconds === 1)!
  const count = Math.ceil(seconds / unit.seconds)
  if (language === 'zh') return `${count} ${unit.zh}`
  return `${count} ${unit.en}${count === 1 ? '' : 's'}`
}
