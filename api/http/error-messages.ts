import type { Language } from '#contract/validation/field-error-codes'
import { paymentErrorMessages } from './payment-error-messages'

/** Messages of failed calls; {count} is replaced by the error's count, {wait} by its waiting time. */
export const errorMessages = {
  badInput: { zh: '内容有误', en: 'Some information isn’t valid' },
  badJson: { zh: '请求内容不是有效的 JSON', en: 'The request body isn’t valid JSON' },
  notJson: { zh: '请求内容应为 application/json', en: 'The request body must be application/json' },
  bodyTooLarge: { zh: '请求内容不能超过 1 MB', en: 'The request body can’t be over 1 MB' },
  wrongMethod: { zh: '这个地址不支持这种请求方法', en: 'This address doesn’t support this request method' },
  nothingThere: { zh: '没有找到，可能已经删除', en: 'Not found. It may have been deleted.' },
  noSuchPath: { zh: '没有这个地址', en: 'This address doesn’t exist' },
  unexpected: { zh: '服务出错了，请稍后再试', en: 'Something went wrong. Try again later.' },
  databaseAway: {
    zh: '服务暂时读写不了数据，请稍等几秒再试',
    en: 'Couldn’t read or save data right now. Try again in a few seconds.',
  },
  storageFull: {
    zh: '现在存不下新的内容，请稍后再试；已保存的都在',
    en: 'Couldn’t save anything new right now. Try again later. Everything you saved is safe.',
  },
  shareNotReady: {
    zh: '这份简历正在准备，请稍等片刻再打开',
    en: 'This resume is being prepared. Open it again in a moment.',
  },
  closing: { zh: '服务正在重启，请稍后再试', en: 'The service is restarting. Try again shortly.' },
  notLoggedIn: { zh: '请先登录', en: 'Log in first' },
  tokenExpired: { zh: '登录已过期，请重新登录', en: 'Your session expired. Log in again.' },
  tokenRevoked: { zh: '登录已失效，请重新登录', en: 'You’ve been logged out. Log in again.' },
  accountDisabled: {
    zh: '该账号已停用，无法登录。如有疑问，请联系客服',
    en: 'This account is disabled, so you can’t log in. Contact us if you think this is a mistake.',
  },
  mergeDisabled: {
    zh: '其中一个账号已被停用，不能合并',
    en: 'One of the two accounts is disabled, so they can’t be merged',
  },
  listPlaceGone: {
    zh: '列表的位置无效，请从第一页看起',
    en: 'This page of the list doesn’t exist. Start from page 1.',
  },
  priceMoved: {
    zh: '价格刚刚被改过，请核对后再改',
    en: 'The price just changed. Check it, then try again.',
  },
  planMoved: {
    zh: '这个套餐刚刚被改过，请核对后再改',
    en: 'This plan just changed. Check it, then try again.',
  },
  planTooSmall: {
    zh: '低一档的套餐在某一项上给得更多，请先调整两者',
    en: 'A cheaper plan offers more of one benefit. Change one of the two plans first.',
  },
  planTooLarge: {
    zh: '高一档的套餐在某一项上给得更少，请先调整两者',
    en: 'A more expensive plan offers less of one benefit. Change one of the two plans first.',
  },
  errorGone: {
    zh: '没有这类错误，或已过 30 天',
    en: 'This error doesn’t exist, or it’s more than 30 days old',
  },
  feedbackGone: { zh: '没有这条反馈', en: 'This feedback doesn’t exist' },
  userGone: { zh: '没有这个账号', en: 'This account doesn’t exist' },
  notYourself: {
    zh: '不能停用自己，也不能取消自己的管理员，请让另一位管理员来做',
    en: 'You can’t disable yourself or remove your own admin role. Ask another admin.',
  },
  pointsSpent: {
    zh: '最多能收回 {count} 份猫粮：其余的已用掉，或不是管理员赠送的',
    en: 'You can take back up to {count} AI credits. The rest have been used or weren’t given by an admin.',
  },
  alreadySo: { zh: '已经是这样了，没有变更', en: 'Nothing to change. It’s already set that way.' },
  notAllowed: { zh: '没有权限', en: 'You don’t have permission to do this' },
  tooMany: { zh: '操作太频繁，请 {wait}后再试', en: 'Too many requests. Try again in {wait}.' },
  challengeWanted: {
    zh: '操作有些频繁，请先完成安全验证',
    en: 'Too many attempts. Complete the security check first.',
  },
  challengeOver: {
    zh: '安全验证已过期，请再做一次',
    en: 'The security check has expired. Complete it again.',
  },
  sumWrong: { zh: '得数不对，请再算一次', en: 'That’s not the right answer. Try again.' },
  smsUsedUp: {
    zh: '今天的短信验证码已发完，请明天再试',
    en: 'We’ve reached today’s limit for sending verification codes. Try again tomorrow.',
  },
  smsOff: { zh: '短信服务暂未开通', en: 'Text messages aren’t available yet' },
  smsLimited: {
    zh: '这个号码收到的短信太多，请稍后再试',
    en: 'This number has received too many messages. Try again later.',
  },
  smsFailed: {
    zh: '验证码发送失败，请稍后再试',
    en: 'Couldn’t send the verification code. Try again later.',
  },
  noPhone: { zh: '账号没有绑定手机号', en: 'This account has no phone number' },
  weixinOff: { zh: '微信登录暂未开通', en: 'WeChat login isn’t available yet' },
  weixinFailed: {
    zh: '微信暂时没有响应，请稍后再试',
    en: 'WeChat isn’t responding right now. Try again later.',
  },
  weixinRoundGone: {
    zh: '这次微信授权已失效，请重新开始',
    en: 'This WeChat authorization expired. Start again.',
  },
  weixinOtherBrowser: {
    zh: '请在发起微信授权的浏览器里完成',
    en: 'Finish the WeChat authorization in the browser where you started it',
  },
  weixinSnapshot: {
    zh: '当前是微信快照页，请点击右下角“使用完整服务”后再试',
    en: 'You’re viewing a WeChat snapshot of this page. Tap “使用完整服务” (Use full service) at the bottom right, then try again.',
  },
  weixinTaken: {
    zh: '这个微信已绑定另一个有手机号的账号，请先在那个账号里解绑',
    en: 'This WeChat account is linked to another account that has a phone number. Unlink it there first.',
  },
  weixinOther: {
    zh: '当前账号已绑定另一个微信，请先解绑',
    en: 'Your account is linked to a different WeChat account. Unlink it first.',
  },
  weixinOtherUser: {
    zh: '登录的账号在绑定途中变了，请重新开始',
    en: 'You switched accounts while linking WeChat. Start again.',
  },
  weixinOnlyLogin: {
    zh: '请先绑定手机号再解绑微信，否则这个账号将无法登录',
    en: 'Link a phone number before you unlink WeChat. Otherwise, you won’t be able to log in to this account.',
  },
  draftGone: { zh: '草稿不存在或已过期', en: 'This draft doesn’t exist or has expired' },
  draftNewer: { zh: '这份草稿已有更新的版本', en: 'There’s a newer version of this draft' },
  photoGone: { zh: '照片已不在，请重新上传', en: 'This photo is no longer available. Upload it again.' },
  shareGone: { zh: '链接不存在或已失效', en: 'This link doesn’t exist or has expired' },
  emailOff: { zh: '暂不支持发送邮件', en: 'Sending by email isn’t available right now' },
  emailFailed: {
    zh: '邮件发送失败，请稍后重试，或直接下载 PDF。本次不计次',
    en: 'Couldn’t send the email. Try again later, or download the PDF. This didn’t use a download.',
  },
  downloadLinkGone: { zh: '链接不存在或已过期', en: 'This link doesn’t exist or has expired' },
  resumeGone: { zh: '没有这份简历', en: 'This resume doesn’t exist' },
  resumeNewer: { zh: '这份简历已有更新的版本', en: 'There’s a newer version of this resume' },
  resumeBinned: {
    zh: '这份简历在回收站里，请先恢复',
    en: 'This resume is in Trash. Restore it first.',
  },
  resumeNotBinned: {
    zh: '只有回收站里的简历才能彻底删除',
    en: 'Only resumes in Trash can be deleted forever',
  },
  resumesFull: {
    zh: '当前套餐最多保存 {count} 份简历，升级会员可以保存更多',
    en: 'Your plan includes up to {count} resumes. Upgrade to save more.',
  },
  resumesFullForAll: {
    zh: '最多保存 {count} 份简历，请先删除不用的简历',
    en: 'You can save up to {count} resumes. Delete one you don’t need first.',
  },
  versionGone: { zh: '这个历史版本已不在', en: 'This earlier version no longer exists' },
  versionsFull: {
    zh: '每份简历最多保留 {count} 个命名或固定的版本，请先取消一个',
    en: 'Each resume can have up to {count} named or pinned versions. Remove one first.',
  },
  sampleGone: { zh: '没有这份示例', en: 'This sample doesn’t exist' },
  scenarioGone: { zh: '没有这个场景', en: 'This goal doesn’t exist' },
  blogGone: { zh: '没有这篇文章', en: 'This article doesn’t exist' },
  articleMoved: {
    zh: '这篇文章刚刚被别人保存过。你写的内容还在下面，对方的在历史版本里',
    en: 'Someone else just saved this article. Your text is still below. Theirs is in the history.',
  },
  articleVersionGone: { zh: '没有这个版本', en: 'This version doesn’t exist' },
  positionGone: { zh: '没有这个岗位', en: 'This position doesn’t exist' },
  ...paymentErrorMessages,
  notCounted: { zh: '这项权益不按次数计算', en: 'This benefit isn’t counted per use' },
  quotaUsedUp: { zh: '这项权益的次数已经用完', en: 'You’ve used all of this benefit' },
  downloadsUsedUp: {
    zh: '本月的下载次数已经用完，升级会员可以继续下载',
    en: 'You’ve used all your downloads this month. Upgrade to keep downloading.',
  },
  aiOff: { zh: 'AI 助手暂未开通', en: 'The AI assistant isn’t available right now' },
  answersUsedUp: {
    zh: 'AI 次数已用完，本次未提问',
    en: 'You’re out of AI credits, so your question wasn’t sent',
  },
  chatGone: { zh: '没有这个对话，或已被删除', en: 'This chat doesn’t exist or was deleted' },
  chatBusy: {
    zh: '这个对话正在回答，请等它完成或先停止',
    en: 'An answer is still being written in this chat. Wait for it to finish or stop it first.',
  },
  proposalsBusy: {
    zh: '这份简历正在改写，请等它完成或先停止',
    en: 'This resume is being rewritten. Wait for it to finish or stop it first.',
  },
  nothingToPropose: {
    zh: '这里还没有可以改写的文字，请先写一点内容，或换一个范围',
    en: 'There’s no text to rewrite here yet. Write something or choose another part.',
  },
  proposalsTooLong: {
    zh: '一次最多改写 {count} 个字，请选择一个板块或一条经历',
    en: 'You can rewrite up to {count} characters at once. Choose one section or entry.',
  },
  chatFull: {
    zh: '这个对话已有 {count} 次问答，请新开一个',
    en: 'This chat has reached {count} questions. Start a new one.',
  },
  chatsFull: {
    zh: '最多保留 {count} 个对话，请先删除不用的',
    en: 'You can keep up to {count} chats. Delete some first.',
  },
  askTaken: {
    zh: '这个提问编号已被使用，请刷新后再问',
    en: 'This question was already sent. Reload and ask again.',
  },
  nothingToAskAgain: { zh: '还没有可以重新回答的问题', en: 'There’s no question to answer again yet' },
} as const satisfies Record<string, Record<Language, string>>

export type ErrorMessageKey = keyof typeof errorMessages
