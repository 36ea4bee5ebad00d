import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { errorReason } from './route-error'
import { errorPageTexts } from './error-page-texts'

const answered = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })
const refused = (code: number, data: object) => ({ code, data })
const { t } = i18nFor('zh')
const { t: tEnglish } = i18nFor('en')

test.each([
  ['a refusal', answered(400, refused(-7000, { errorMsg: '余额不足' })), '无法打开这个页面', '余额不足'],
  ['a refusal to wait', answered(429, refused(-8004, { errorMsg: '太频繁' })), '无法打开这个页面', '太频繁'],
  [
    'what is not there',
    answered(404, refused(-8001, { errorMsg: '这份简历不存在' })),
    '页面不存在',
    '这份简历不存在',
  ],
  ['401', answered(401, { failure: 'auth' }), '身份验证失败', '身份验证失败，请重新登录。'],
  ['403', answered(403, { failure: 'auth' }), '没有访问权限', '当前账号无权访问这个页面。'],
  ['404', answered(404, { failure: 'client' }), '页面不存在', '链接可能有误，或页面已被删除。'],
  [
    '429 with its time',
    answered(429, { failure: 'client', retryAfterSeconds: 30 }),
    '操作太频繁',
    '请 30 秒后再试。',
  ],
  ['429 without', answered(429, { failure: 'client' }), '操作太频繁', '请稍后再试。'],
  ['410', answered(410, { failure: 'client' }), '出了点问题', '信息有误，请检查后重试。'],
  ['a 404 of our own', answered(404), '页面不存在', '链接可能有误，或页面已被删除。'],
  ['a 500', answered(500, 'Error'), '服务器出了点问题', '问题已记录。请重试，已保存的内容不会丢失。'],
  [
    '503',
    answered(503),
    '暂时无法连接服务',
    '网络异常或服务繁忙。登录状态和已保存的内容不受影响，请稍后重试。',
  ],
  ['a page that broke', new Error('x'), '服务器出了点问题', '问题已记录。请重试，已保存的内容不会丢失。'],
])('%s has its own title and text', (_name, error, title, text) => {
  expect(errorPageTexts(error, t)).toEqual({ title, texts: text.split('|') })
  const english = errorPageTexts(error, tEnglish)
  if (!errorReason(error).apiMessage)
    expect(english.title + english.texts.join()).not.toMatch(/\p{Script=Han}/u)
})

test.each([null, 'text', 7, [], { data: null }, { data: { errorMsg: 7 } }, { failure: 'other' }])(
  'errorReason is empty for a body without a reason: %j',
  (data) => {
    expect(errorReason(answered(400, data))).toEqual({})
  },
)
