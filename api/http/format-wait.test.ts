import { expect, test } from 'vitest'
import { formatWait } from './format-wait'

test.each([
  [0, '1 秒', '1 second'],
  [41_001, '42 秒', '42 seconds'],
  [60_000, '60 秒', '60 seconds'],
  [90_000, '90 秒', '90 seconds'],
  [90_001, '2 分钟', '2 minutes'],
  [3_600_000, '60 分钟', '60 minutes'],
  [5_400_001, '2 小时', '2 hours'],
  [86_400_000, '24 小时', '24 hours'],
])('%d ms: %s', (ms, zh, en) => {
  expect([formatWait(ms, 'zh'), formatWait(ms, 'en')]).toEqual([zh, en])
})
