import { expect, test } from 'vitest'
import { shownNickname } from './shown-nickname'

test.each([
  ['用户0001', 'en', 'User 0001'],
  ['用户0001', 'zh', '用户0001'],
  ['微信用户', 'en', 'WeChat user'],
  ['用户体验', 'en', '用户体验'],
  ['林晓', 'en', '林晓'],
])('%s in %s is %s', (nickname, language, shown) => {
  expect(shownNickname(nickname, language)).toBe(shown)
})
