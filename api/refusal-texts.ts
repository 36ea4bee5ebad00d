import type { Language } from '#contract/problems'

/** What people read when a call is refused; {count} is how many it speaks of. */
export const refusalTexts = {
  badInput: { zh: '内容有误', en: 'Something in the input is wrong' },
  badJson: { zh: '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  notJson: { zh: '请求内容应为 application/json', en: 'The request body must be application/json' },
  bodyTooLarge: { zh: '请求内容不能超过 1 MB', en: 'A request body holds at most 1 MB' },
  wrongMethod: { zh: '这个地址不支持这种请求方法', en: 'This address does not take this request method' },
  noSuchPath: { zh: '没有这个地址', en: 'There is no such address' },
  unexpected: { zh: '服务出错了，请稍后再试', en: 'Something went wrong here, please try again later' },
  closing: { zh: '服务正在重启，请稍后再试', en: 'The service is restarting, please try again shortly' },
  notLoggedIn: { zh: '请先登录', en: 'Please log in first' },
  tokenExpired: { zh: '登录已过期，请重新登录', en: 'Your login has expired, please log in again' },
  tokenRevoked: { zh: '登录已失效，请重新登录', en: 'Your login has ended, please log in again' },
  notAllowed: { zh: '没有权限', en: 'You are not allowed to do this' },
  tooMany: { zh: '操作太频繁，请 {wait}后再试', en: 'Too many requests, please try again in {wait}' },
  smsOff: { zh: '短信服务暂未开通', en: 'Text messages are not set up here yet' },
  smsLimited: {
    zh: '这个号码收到的短信太多，请稍后再试',
    en: 'This number got too many messages, please try again later',
  },
  smsFailed: { zh: '验证码发送失败，请稍后再试', en: 'The code could not be sent, please try again later' },
  noPhone: { zh: '账号没有绑定手机号', en: 'This account has no phone number' },
  draftGone: { zh: '草稿不存在或已过期', en: 'This draft does not exist or has expired' },
  draftNewer: { zh: '这份草稿已有更新的版本', en: 'This draft has a newer version' },
  photoGone: { zh: '照片已不在，请重新上传', en: 'The photo is gone, please upload it again' },
  handoffGone: { zh: '链接不存在或已过期', en: 'This link does not exist or has expired' },
  handoffUsed: { zh: '这个链接已经用过了', en: 'This link has been used already' },
  resumeGone: { zh: '没有这份简历', en: 'There is no such resume' },
  resumeNewer: { zh: '这份简历已有更新的版本', en: 'This resume has a newer version' },
  resumeBinned: {
    zh: '这份简历在回收站里，请先恢复',
    en: 'This resume is in the recycle bin, restore it first',
  },
  resumeNotBinned: {
    zh: '只有回收站里的简历才能彻底删除',
    en: 'Only a resume in the recycle bin can be erased for good',
  },
  resumesFull: {
    zh: '当前套餐最多保存 {count} 份简历，升级会员可以保存更多',
    en: 'Your plan keeps at most {count} resumes; an upgrade raises this limit',
  },
  resumesFullForAll: {
    zh: '最多保存 {count} 份简历，请先删除不用的简历',
    en: 'At most {count} resumes are kept; delete one you no longer need first',
  },
  versionGone: { zh: '这个历史版本已不在', en: 'This earlier version is gone' },
  sampleGone: { zh: '没有这份示例', en: 'There is no such sample' },
} as const satisfies Record<string, Record<Language, string>>

export type RefusalText = keyof typeof refusalTexts
