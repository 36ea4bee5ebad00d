import type { Language } from '#contract/validation/field-error-codes'

/** Messages of failed calls; {count} is replaced by the error's count, {wait} by its waiting time. */
export const errorMessages = {
  badInput: { zh: '内容有误', en: 'Something in the input is wrong' },
  badJson: { zh: '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  notJson: { zh: '请求内容应为 application/json', en: 'The request body must be application/json' },
  bodyTooLarge: { zh: '请求内容不能超过 1 MB', en: 'A request body holds at most 1 MB' },
  wrongMethod: { zh: '这个地址不支持这种请求方法', en: 'This address does not take this request method' },
  nothingThere: { zh: '没有找到，可能已经删除', en: 'Nothing was found here; it may be gone' },
  noSuchPath: { zh: '没有这个地址', en: 'There is no such address' },
  unexpected: { zh: '服务出错了，请稍后再试', en: 'Something went wrong here, please try again later' },
  databaseAway: {
    zh: '服务暂时读写不了数据，请稍等几秒再试',
    en: 'The service cannot reach its data just now, please try again in a few seconds',
  },
  storageFull: {
    zh: '现在存不下新的内容，请稍后再试；已保存的都在',
    en: 'Nothing new can be stored just now, please try again later; what was saved is safe',
  },
  shareNotReady: {
    zh: '这份简历正在准备，请稍等片刻再打开',
    en: 'This resume is being prepared, please open it again in a moment',
  },
  closing: { zh: '服务正在重启，请稍后再试', en: 'The service is restarting, please try again shortly' },
  notLoggedIn: { zh: '请先登录', en: 'Please log in first' },
  tokenExpired: { zh: '登录已过期，请重新登录', en: 'Your login has expired, please log in again' },
  tokenRevoked: { zh: '登录已失效，请重新登录', en: 'Your login has ended, please log in again' },
  accountDisabled: {
    zh: '这个账号已被停用，不能登录。如有疑问，请联系客服',
    en: 'This account was disabled and cannot log in. Contact us if you think this is a mistake',
  },
  mergeDisabled: {
    zh: '其中一个账号已被停用，不能合并',
    en: 'One of the two accounts was disabled, so they cannot become one',
  },
  listPlaceGone: {
    zh: '列表的位置无效，请从第一页看起',
    en: 'This place in the list is none: begin at the first page',
  },
  priceMoved: {
    zh: '价格刚刚被改过，请核对后再改',
    en: 'The price was changed just now: look at it again first',
  },
  planMoved: {
    zh: '这个套餐刚刚被改过，请核对后再改',
    en: 'This plan was changed just now: look at it again first',
  },
  planTooSmall: {
    zh: '低一档的套餐在某一项上给得更多，请先调整两者',
    en: 'A cheaper plan gives more of something: change one of the two first',
  },
  planTooLarge: {
    zh: '高一档的套餐在某一项上给得更少，请先调整两者',
    en: 'A dearer plan gives less of something: change one of the two first',
  },
  errorGone: { zh: '没有这类错误，或已过 30 天', en: 'There is no such error, or it is past its 30 days' },
  feedbackGone: { zh: '没有这条反馈', en: 'There is no such message' },
  userGone: { zh: '没有这个账号', en: 'There is no such account' },
  notYourself: {
    zh: '不能停用自己，也不能取消自己的管理员，请让另一位管理员来做',
    en: 'Nobody disables themselves or ends their own rights: ask another admin',
  },
  pointsSpent: {
    zh: '最多能收回 {count} 份猫粮：其余的已用掉，或不是管理员赠送的',
    en: 'At most {count} can be taken back: the others were spent, or came with the plan',
  },
  alreadySo: { zh: '已经是这样了，没有变更', en: 'It is so already; nothing was changed' },
  notAllowed: { zh: '没有权限', en: 'You are not allowed to do this' },
  tooMany: { zh: '操作太频繁，请 {wait}后再试', en: 'Too many requests, please try again in {wait}' },
  challengeWanted: {
    zh: '操作有些频繁，请先完成安全验证',
    en: 'That was often: please complete the check first',
  },
  challengeOver: { zh: '安全验证已过期，请再做一次', en: 'The check has expired, please do it again' },
  sumWrong: { zh: '得数不对，请再算一次', en: 'That sum is not right, please try again' },
  smsUsedUp: {
    zh: '今天的短信验证码已发完，请明天再试',
    en: 'No more codes can be sent today, please try again tomorrow',
  },
  smsOff: { zh: '短信服务暂未开通', en: 'Text messages are not set up here yet' },
  smsLimited: {
    zh: '这个号码收到的短信太多，请稍后再试',
    en: 'This number got too many messages, please try again later',
  },
  smsFailed: { zh: '验证码发送失败，请稍后再试', en: 'The code could not be sent, please try again later' },
  noPhone: { zh: '账号没有绑定手机号', en: 'This account has no phone number' },
  weixinOff: { zh: '微信登录暂未开通', en: 'WeChat login is not set up here yet' },
  weixinFailed: {
    zh: '微信暂时没有响应，请稍后再试',
    en: 'WeChat does not answer right now, please try again later',
  },
  weixinRoundGone: {
    zh: '这次微信授权已失效，请重新开始',
    en: 'This WeChat round is no longer good, please start again',
  },
  weixinOtherBrowser: {
    zh: '请在发起微信授权的浏览器里完成',
    en: 'Please finish in the browser where you started',
  },
  weixinSnapshot: {
    zh: '当前是微信快照页，请点击右下角“使用完整服务”后再试',
    en: 'This is a snapshot page of WeChat: choose “使用完整服务” at the bottom right and try again',
  },
  weixinTaken: {
    zh: '这个微信已绑定另一个有手机号的账号，请先在那个账号里解绑',
    en: 'This WeChat belongs to another account with a phone: unbind it there first',
  },
  weixinOther: {
    zh: '当前账号已绑定另一个微信，请先解绑',
    en: 'Your account has another WeChat already: unbind it first',
  },
  weixinOtherUser: {
    zh: '登录的账号在绑定途中变了，请重新开始',
    en: 'You logged in as somebody else meanwhile, please start again',
  },
  weixinOnlyLogin: {
    zh: '请先绑定手机号再解绑微信，否则这个账号将无法登录',
    en: 'Bind a phone before you unbind WeChat: else nobody could log in to this account',
  },
  draftGone: { zh: '草稿不存在或已过期', en: 'This draft does not exist or has expired' },
  draftNewer: { zh: '这份草稿已有更新的版本', en: 'This draft has a newer version' },
  photoGone: { zh: '照片已不在，请重新上传', en: 'The photo is gone, please upload it again' },
  shareGone: { zh: '链接不存在或已失效', en: 'This link does not exist or is no longer open' },
  downloadLinkGone: { zh: '链接不存在或已过期', en: 'This link does not exist or has expired' },
  downloadLinkUsed: { zh: '这个链接已经用过了', en: 'This link has been used already' },
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
  versionsFull: {
    zh: '每份简历最多保留 {count} 个命名或固定的版本，请先取消一个',
    en: 'A resume keeps at most {count} named or pinned versions; remove one of them first',
  },
  sampleGone: { zh: '没有这份示例', en: 'There is no such sample' },
  scenarioGone: { zh: '没有这个场景', en: 'There is no such scenario' },
  blogGone: { zh: '没有这篇文章', en: 'There is no such article' },
  positionGone: { zh: '没有这个岗位', en: 'There is no such position' },
  payOff: { zh: '支付暂未开通', en: 'Payment is not set up here yet' },
  payUnavailable: {
    zh: '微信支付暂时没有响应，请稍后再试',
    en: 'WeChat Pay does not answer right now, please try again later',
  },
  payElsewhere: { zh: '这里暂时不能在微信内支付', en: 'Paying inside WeChat is not possible here yet' },
  productGone: { zh: '没有这个套餐', en: 'There is no such plan' },
  productOff: { zh: '此套餐暂时无法购买', en: 'This plan cannot be bought right now' },
  lowerPlan: {
    zh: '你正在使用更高等级的套餐，到期后才能购买此套餐',
    en: 'You have a higher plan; this one can be bought once that has ended',
  },
  orderGone: { zh: '没有这个订单', en: 'There is no such order' },
  orderPaid: {
    zh: '这个订单已经支付，请刷新页面查看权益',
    en: 'This order is paid already, reload the page to see what you have',
  },
  notPaidYet: {
    zh: '尚未收到支付结果，请稍后再试',
    en: 'No payment has come in yet, please try again in a moment',
  },
  paymentWrong: {
    zh: '收到的付款和订单金额不符，会员没有开通，请保留微信里的付款凭证，联系我们退款',
    en: 'What was paid is not what this order costs, so nothing was given: keep WeChat’s receipt and ask us for your money back',
  },
  orderClosed: {
    zh: '订单已过期关闭，请重新下单',
    en: 'This order has expired and was closed, please order again',
  },
  notRefundable: {
    zh: '这个订单没有收到过付款，或者已经退款，不能再退',
    en: 'No payment came in for this order, or it went back already: there is nothing to refund',
  },
  paidElsewhere: {
    zh: '这个订单是用另一种支付环境付的款，这里退不了',
    en: 'This order was paid in another payment environment and cannot be refunded here',
  },
  refundNoMoney: {
    zh: '商户账户余额不足，退款没有发起，请充值后再试',
    en: 'The merchant account does not hold enough money, so nothing was refunded: top it up and try again',
  },
  refundRefused: {
    zh: '微信支付没有接受这次退款，请在商户平台查看原因',
    en: 'WeChat Pay did not take this refund: see the merchant platform for the reason',
  },
  refundGone: {
    zh: '微信支付没有这笔订单的这个退款单号，请核对后再试',
    en: 'WeChat Pay knows no refund with this number for this order: check it and try again',
  },
  refundWrong: {
    zh: '这笔退款和订单对不上，请在商户平台核对金额',
    en: 'This refund does not fit its order: check the amount on the merchant platform',
  },
  orderRefunded: { zh: '订单已退款', en: 'This order was refunded' },
  notCounted: { zh: '这项权益不按次数计算', en: 'This benefit is not counted' },
  quotaUsedUp: { zh: '这项权益的次数已经用完', en: 'Nothing is left of this benefit' },
  downloadsUsedUp: {
    zh: '本月的下载次数已经用完，升级会员可以继续下载',
    en: 'This month’s downloads are used up; a higher plan has more',
  },
  aiOff: { zh: 'AI 助手暂未开通', en: 'The AI assistant is not set up here yet' },
  answersUsedUp: { zh: 'AI 次数已用完，本次未提问', en: 'No AI answers are left, so nothing was asked' },
  chatGone: { zh: '没有这个对话，或已被删除', en: 'There is no such chat, or it was deleted' },
  chatBusy: {
    zh: '这个对话正在回答，请等它完成或先停止',
    en: 'This chat is being answered: wait for it, or stop it first',
  },
  proposalsBusy: {
    zh: '这份简历正在改写，请等它完成或先停止',
    en: 'This resume is being rewritten: wait for it, or stop it first',
  },
  nothingToPropose: {
    zh: '这里还没有可以改写的文字，请先写一点内容，或换一个范围',
    en: 'There is no text to rewrite here yet: write some first, or choose something else',
  },
  proposalsTooLong: {
    zh: '一次最多改写 {count} 个字，请选择一个板块或一条经历',
    en: 'At most {count} characters are rewritten at once: choose a section or an entry',
  },
  chatFull: {
    zh: '这个对话已有 {count} 次问答，请新开一个',
    en: 'This chat has {count} answers; begin a new one',
  },
  chatsFull: {
    zh: '最多保留 {count} 个对话，请先删除不用的',
    en: 'At most {count} chats are kept: delete some first',
  },
  askTaken: {
    zh: '这个提问编号已被使用，请刷新后再问',
    en: 'This question’s id is taken: reload and ask again',
  },
  nothingToAskAgain: { zh: '还没有可以重新回答的问题', en: 'There is no question to answer again yet' },
} as const satisfies Record<string, Record<Language, string>>

export type ErrorMessageKey = keyof typeof errorMessages
