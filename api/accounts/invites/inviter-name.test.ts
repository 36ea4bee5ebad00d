import { expect, test } from 'vitest'
import { inviterName } from './inviter-name'

test.each([
  ['张晓雨', 'masked', '张*'],
  ['张晓雨', 'full', '张晓雨'],
  ['张晓雨', 'none', ''],
  ['用户8000', 'masked', ''],
  ['用户8000', 'full', ''],
  ['微信用户', 'full', ''],
  ['用户至上', 'masked', '用*'],
] as const)('an inviter called %s who chose %s is read as “%s”', (nickname, inviter_name, read) => {
  expect(inviterName({ nickname, inviter_name })).toBe(read)
})
