import type { Language } from '#contract/validation/field-error-codes'
import { paymentErrorMessages } from './payment-error-messages'

/** Messages of failed calls; {count} is replaced by the error's count, {wait} by its waiting time. */
export const errorMessages = {
  badInput: { zh: '提交的内容有误', en: 'Something you entered isn’t valid' },
  badJson: { zh: '请求内容不是有效的 JSON', en: 'The request body isn’t valid JSON' },
  notJson: { zh: '请求类型应为 application/json', en: 'The request body must be application/json' },
  bodyTooLarge: { zh: '请求内容不能超过 1 MB', en: 'The request body can’t be over 1 MB' },
  wrongMethod: { zh: '该地址不支持这种请求方法', en: 'This address doesn’t support this request method' },
  nothingThere: { zh: '内容不存在，可能已被删除', en: 'Not found. It may have been deleted.' },
  noSuchPath: { zh: '地址不存在', en: 'This address doesn’t exist' },
  unexpected: { zh: '服务出错了，请稍后再试', en: 'Something went wrong. Try again later.' },
  databaseAway: {
    zh: '暂时无法读写数据，请几秒后再试',
    en: 'We can’t reach your data right now. Try again in a few seconds.',
  },
  storageFull: {
    zh: '暂时无法保存新内容，请稍后再试；已保存的内容不受影响',
    en: 'We can’t save anything new right now, but everything you’ve saved is safe. Try again later.',
  },
  shareNotReady: {
    zh: '简历正在准备中，请稍后再打开',
    en: 'This resume is being prepared. Open it again in a moment.',
  },
  closing: { zh: '服务正在重启，请稍后再试', en: 'The service is restarting. Try again in a moment.' },
  notLoggedIn: { zh: '请先登录', en: 'Log in to continue' },
  tokenExpired: { zh: '登录已过期，请重新登录', en: 'Your session expired. Log in again.' },
  tokenRevoked: { zh: '登录已失效，请重新登录', en: 'You’ve been logged out. Log in again.' },
  accountDisabled: {
    zh: '该账号已停用，无法登录；如有疑问，请联系客服',
    en: 'This account is disabled, so you can’t log in. Contact us if you think this is a mistake.',
  },
  mergeDisabled: {
    zh: '其中一个账号已被停用，无法合并',
    en: 'One of the two accounts is disabled, so they can’t be merged',
  },
  listPlaceGone: {
    zh: '当前页已失效，请返回第一页重新查看',
    en: 'This page no longer exists. Go back to the first page.',
  },
  priceMoved: {
    zh: '价格刚刚被修改过，请核对后再修改',
    en: 'The price just changed. Check it, then try again.',
  },
  planMoved: {
    zh: '这个套餐刚刚被修改过，请核对后再修改',
    en: 'This plan just changed. Check it, then try again.',
  },
  planTooSmall: {
    zh: '更低等级的套餐有权益高于此套餐，请先调整其中一个',
    en: 'A cheaper plan offers more of one benefit. Change one of the two plans first.',
  },
  planTooLarge: {
    zh: '更高等级的套餐有权益低于此套餐，请先调整其中一个',
    en: 'A more expensive plan offers less of one benefit. Change one of the two plans first.',
  },
  errorGone: {
    zh: '这个错误不存在，或已超过 30 天',
    en: 'This error doesn’t exist, or it’s more than 30 days old',
  },
  feedbackGone: { zh: '这条反馈不存在', en: 'This feedback doesn’t exist' },
  userGone: { zh: '这个账号不存在', en: 'This account doesn’t exist' },
  notYourself: {
    zh: '不能停用自己的账号，也不能取消自己的管理员权限，请由另一位管理员操作',
    en: 'You can’t disable your own account or remove your own admin access. Ask another admin.',
  },
  pointsSpent: {
    zh: '最多可收回 AI 次数 {count} 次，其余已被使用，或并非管理员赠送',
    en: 'You can take back up to {count} AI credits. The rest have been used or weren’t given by an admin.',
  },
  alreadySo: {
    zh: '当前已是此状态，无需更改',
    en: 'It’s already set that way, so there’s nothing to change',
  },
  notAllowed: { zh: '没有操作权限', en: 'You don’t have permission to do this' },
  tooMany: { zh: '操作太频繁，请 {wait}后再试', en: 'Too many requests. Try again in {wait}.' },
  challengeWanted: {
    zh: '操作较为频繁，请先完成安全验证',
    en: 'Too many attempts. Complete the security check first.',
  },
  challengeOver: {
    zh: '安全验证已过期，请重新验证',
    en: 'The security check has expired. Complete it again.',
  },
  sumWrong: { zh: '计算结果不正确，请重新填写', en: 'That’s not the right answer. Try again.' },
  smsUsedUp: {
    zh: '今日短信验证码发送量已达上限，请明天再试',
    en: 'We’ve reached today’s limit for sending verification codes. Try again tomorrow.',
  },
  smsOff: { zh: '短信服务暂未开通', en: 'We can’t send text messages yet' },
  smsLimited: {
    zh: '该手机号接收短信过于频繁，请稍后再试',
    en: 'This number has received too many messages. Try again later.',
  },
  smsFailed: {
    zh: '验证码发送失败，请稍后再试',
    en: 'Couldn’t send the verification code. Try again later.',
  },
  noPhone: { zh: '当前账号未绑定手机号', en: 'No phone number is linked to this account' },
  weixinOff: { zh: '微信登录暂未开通', en: 'WeChat login isn’t available yet' },
  weixinFailed: {
    zh: '微信暂时没有响应，请稍后再试',
    en: 'WeChat isn’t responding right now. Try again later.',
  },
  weixinRoundGone: {
    zh: '本次微信授权已失效，请重新发起',
    en: 'This WeChat authorization has expired. Start again.',
  },
  weixinOtherBrowser: {
    zh: '请在发起微信授权的浏览器中完成操作',
    en: 'Finish the WeChat authorization in the browser where you started it',
  },
  weixinSnapshot: {
    zh: '当前页面是微信的网页快照，请点击右下角“使用完整服务”后再试',
    en: 'You’re viewing a WeChat snapshot of this page. Tap “使用完整服务” (Use full service) at the bottom right, then try again.',
  },
  weixinTaken: {
    zh: '该微信已绑定另一个有手机号的账号，请先在那个账号中解绑',
    en: 'This WeChat account is linked to another account that has a phone number. Unlink it there first.',
  },
  weixinOther: {
    zh: '当前账号已绑定另一个微信，请先解绑',
    en: 'Your account is linked to a different WeChat account. Unlink it first.',
  },
  weixinOtherUser: {
    zh: '绑定过程中登录账号发生了变化，请重新绑定',
    en: 'You switched accounts while linking WeChat. Start again.',
  },
  weixinOnlyLogin: {
    zh: '请先绑定手机号，再解绑微信，否则这个账号将无法登录',
    en: 'Link a phone number before you unlink WeChat. Otherwise, you won’t be able to log in to this account.',
  },
  draftGone: { zh: '草稿不存在或已过期', en: 'This draft doesn’t exist or has expired' },
  draftNewer: { zh: '这份草稿已有更新的版本', en: 'There’s a newer version of this draft' },
  photoGone: { zh: '照片已失效，请重新上传', en: 'This photo is no longer available. Upload it again.' },
  shareGone: { zh: '链接不存在或已失效', en: 'This link doesn’t exist or has expired' },
  emailOff: { zh: '暂不支持发送邮件', en: 'Email isn’t available right now' },
  emailFailed: {
    zh: '邮件发送失败，请稍后重试，或直接下载 PDF；本次不计次',
    en: 'Couldn’t send the email. Try again later, or download the PDF. This didn’t use a download.',
  },
  downloadLinkGone: { zh: '链接不存在或已过期', en: 'This link doesn’t exist or has expired' },
  resumeGone: { zh: '这份简历不存在', en: 'This resume doesn’t exist' },
  resumeNewer: { zh: '这份简历已有更新的版本', en: 'There’s a newer version of this resume' },
  resumeBinned: {
    zh: '这份简历在回收站中，请先恢复',
    en: 'This resume is in Trash. Restore it first.',
  },
  resumeNotBinned: {
    zh: '只有回收站中的简历才能彻底删除',
    en: 'Only resumes in Trash can be deleted forever',
  },
  resumesFull: {
    zh: '当前套餐最多保存 {count} 份简历，升级会员可以保存更多',
    en: 'Your plan includes up to {count} resumes. Upgrade to save more.',
  },
  resumesFullForAll: {
    zh: '最多保存 {count} 份简历，请先删除不需要的简历',
    en: 'You can save up to {count} resumes. Delete one you don’t need first.',
  },
  versionGone: { zh: '这个历史版本已不存在', en: 'This earlier version no longer exists' },
  versionsFull: {
    zh: '每份简历最多保留 {count} 个命名或固定的版本，请先取消一个',
    en: 'Each resume can have up to {count} named or pinned versions. Remove one first.',
  },
  sampleGone: { zh: '这份范文不存在', en: 'This sample doesn’t exist' },
  scenarioGone: { zh: '这个场景不存在', en: 'This goal doesn’t exist' },
  blogGone: { zh: '这篇文章不存在', en: 'This article doesn’t exist' },
  articleMoved: {
    zh: '这篇文章刚刚被其他人保存过；你写的内容保留在下方，对方的版本可在历史版本中查看',
    en: 'Someone else just saved this article. Your text is still below, and theirs is in the history.',
  },
  articleVersionGone: { zh: '这个版本不存在', en: 'This version doesn’t exist' },
  positionGone: { zh: '这个岗位不存在', en: 'This role doesn’t exist' },
  ...paymentErrorMessages,
  notCounted: { zh: '这项权益不按次数计算', en: 'This benefit has no usage limit' },
  quotaUsedUp: { zh: '这项权益的次数已用完', en: 'You’ve used everything your plan includes' },
  downloadsUsedUp: {
    zh: '本月下载次数已用完，升级会员可以继续下载',
    en: 'You’ve used all your downloads this month. Upgrade to keep downloading.',
  },
  aiOff: { zh: 'AI 助手暂未开通', en: 'The AI assistant isn’t available right now' },
  answersUsedUp: {
    zh: 'AI 次数已用完，本次未提问',
    en: 'You’re out of AI credits, so your question wasn’t sent',
  },
  chatGone: { zh: '这个对话不存在，或已被删除', en: 'This chat doesn’t exist or was deleted' },
  chatBusy: {
    zh: '这个对话正在生成回答，请等待完成或先停止',
    en: 'An answer is still being written in this chat. Wait for it to finish or stop it first.',
  },
  proposalsBusy: {
    zh: '这份简历正在改写，请等待完成或先停止',
    en: 'This resume is being rewritten. Wait for it to finish or stop it first.',
  },
  nothingToPropose: {
    zh: '所选范围内没有可改写的文字，请先填写内容，或更换范围',
    en: 'There’s nothing to rewrite here yet. Write something, or choose another part.',
  },
  proposalsTooLong: {
    zh: '一次最多改写 {count} 个字，请选择一个板块或一条经历',
    en: 'You can rewrite up to {count} characters at once. Choose one section or entry.',
  },
  chatFull: {
    zh: '这个对话已达 {count} 次问答的上限，请新建对话',
    en: 'This chat has reached {count} questions. Start a new one.',
  },
  chatsFull: {
    zh: '最多保留 {count} 个对话，请先删除不需要的对话',
    en: 'You can keep up to {count} chats. Delete some first.',
  },
  askTaken: {
    zh: '这个问题已提交过，请刷新后重新提问',
    en: 'This question was already sent. Reload the page and ask again.',
  },
  nothingToAskAgain: { zh: '还没有可以重新回答的问题', en: 'Ask a question first' },
} as const satisfies Record<string, Record<Language, string>>

export type ErrorMessageKey = keyof typeof errorMessages
