/**
 * Errors of an input field, in both languages.
 * A schema names an error as `code` or `code:argument` (`tooLong:200`); formatFieldError turns it into a
 * message.
 */
const messages = {
  required: { zh: '请填写此项', en: 'This field is required' },
  tooLong: { zh: '最多 {0} 个字', en: 'Use up to {0} characters' },
  tooShort: { zh: '至少 {0} 个字', en: 'Use at least {0} characters' },
  tooMany: { zh: '最多 {0} 条', en: 'You can add up to {0}' },
  tooMuch: {
    zh: '简历内容过多，无法排版，请先精简此处内容',
    en: 'The resume is too long to lay out. Shorten it here first.',
  },
  tooLarge: { zh: '整份简历不能超过 {0} kB', en: 'A resume can’t be over {0} KB' },
  month: { zh: '请填写年月，例如 2020.09', en: 'Enter a month, such as 2020.09' },
  monthOrder: { zh: '结束时间早于开始时间', en: 'The end date is before the start date' },
  email: { zh: '邮箱格式不正确', en: 'Enter a valid email address' },
  emailRefused: {
    zh: '该邮箱拒收邮件，请检查地址是否正确',
    en: 'This address doesn’t accept email. Check that it’s correct.',
  },
  link: {
    zh: '请填写网址，例如 https://example.com',
    en: 'Enter a web address, such as https://example.com',
  },
  digits: { zh: '请填写 {0} 之间的数字', en: 'Enter a number in the range {0}' },
  colour: { zh: '请填写颜色值，例如 #1a2b3c', en: 'Enter a color, such as #1a2b3c' },
  choice: { zh: '不在可选范围内', en: 'Choose one of the options' },
  unknownTemplate: { zh: '这个模板不存在', en: 'This template doesn’t exist' },
  templateAbovePlan: {
    zh: '当前套餐不能使用这个模板，升级会员后可用',
    en: 'Your plan doesn’t include this template. Upgrade to use it.',
  },
  unknownSample: { zh: '这份示例不存在', en: 'This sample doesn’t exist' },
  duplicateId: { zh: '编号重复', en: 'This ID is used twice' },
  wrongType: { zh: '内容格式不正确', en: 'This isn’t in the right format' },
  schemaVersion: {
    zh: '这份简历由更高版本创建，当前版本无法打开',
    en: 'This resume was made in a newer version',
  },
  photoTooLarge: { zh: '照片不能超过 {0} MB', en: 'Photos can’t be over {0} MB' },
  photoNotImage: {
    zh: '仅支持 JPG、PNG 或 WebP 格式的照片',
    en: 'This file isn’t a JPG, PNG, or WebP image',
  },
  tooManyPictures: {
    zh: '一份简历最多放 {0} 张作品图片，请先移除一张',
    en: 'You can add up to {0} pictures. Remove one first.',
  },
  photoBusy: {
    zh: '当前处理照片的人数较多，请几秒后再试',
    en: 'Our servers are busy with other photos. Try again in a few seconds.',
  },
  phone: { zh: '请填写 11 位手机号', en: 'Enter an 11-digit mobile number' },
  phoneDigits: {
    zh: '手机号应为 11 位，当前为 {0} 位',
    en: 'Mobile numbers have 11 digits. This one has {0}.',
  },
  phoneText: { zh: '电话号码格式不正确', en: 'Enter a valid phone number' },
  codeEmpty: { zh: '请填写验证码', en: 'Enter the verification code' },
  codeLength: { zh: '验证码应为 6 位', en: 'Verification codes have 6 digits' },
  codeDigits: { zh: '验证码只包含数字', en: 'Verification codes contain only digits' },
  codeWrong: { zh: '验证码不正确', en: 'That code isn’t right' },
  codeExpired: { zh: '验证码已失效，请重新获取', en: 'This code has expired. Get a new one.' },
  phoneTaken: { zh: '这个手机号已绑定其他账号', en: 'This number is linked to another account' },
  orderNumber: {
    zh: '订单号应为 6 到 64 位字母和数字',
    en: 'Order numbers have 6 to 64 letters and digits',
  },
  price: {
    zh: '价格应在 0.01 到 10000 元之间，最多两位小数',
    en: 'Enter a price from 0.01 to 10,000 yuan, with up to two decimals',
  },
  taxNumber: {
    zh: '税号应为 15 至 20 位大写字母和数字',
    en: 'Tax numbers have 15 to 20 capital letters and digits',
  },
  taxNumberCheck: {
    zh: '这不是有效的统一社会信用代码，请逐位核对',
    en: 'This isn’t a valid unified social credit code. Check each character.',
  },
  invoiceNumber: {
    zh: '发票号码只能包含字母、数字和连字符',
    en: 'Invoice numbers contain only letters, digits, and hyphens',
  },
  amount: {
    zh: '请填写金额，最多两位小数，例如 9.90',
    en: 'Enter an amount with up to two decimals, such as 9.90',
  },
  refundAmount: {
    zh: '退款金额应在 0.01 到 {0} 元之间，最多两位小数',
    en: 'Enter an amount from 0.01 to {0} yuan, with up to two decimals',
  },
  couponCode: {
    zh: '优惠码是 4 到 20 位字母和数字',
    en: 'Coupon codes have 4 to 20 letters and digits',
  },
  day: { zh: '请填写日期，例如 2026-11-25', en: 'Enter a date, such as 2026-11-25' },
  couponTaken: { zh: '已有这个优惠码', en: 'This code already exists' },
  couponDays: { zh: '结束日期不能早于开始日期', en: 'The end date is before the start date' },
  couponPlans: { zh: '请至少选择一个套餐', en: 'Choose at least one plan' },
  couponUnknown: {
    zh: '没有这个优惠码，请核对后再试',
    en: 'This code doesn’t exist. Check it and try again',
  },
  couponOff: { zh: '这个优惠码已停用', en: 'This code is no longer available' },
  couponEarly: { zh: '这个优惠码还没到使用时间', en: 'This code isn’t valid yet' },
  couponExpired: { zh: '这个优惠码已过期', en: 'This code has expired' },
  couponUsedUp: { zh: '这个优惠码已被用完', en: 'This code has been used up' },
  couponUsed: { zh: '你已用过这个优惠码', en: 'You’ve already used this code' },
  couponPlan: { zh: '这个优惠码不适用于本套餐', en: 'This code doesn’t apply to this plan' },
  couponFirst: { zh: '这个优惠码只限首次购买', en: 'This code is only for a first purchase' },
  couponHeld: {
    zh: '这个优惠码正用于你的另一笔待支付订单，请先支付那一笔，或过几分钟再试',
    en: 'This code is held by another order you haven’t paid. Pay that one, or try again in a few minutes',
  },
  slug: {
    zh: '只能使用小写字母、数字和连字符，并以字母开头',
    en: 'Use lowercase letters, digits, and hyphens, starting with a letter',
  },
  slugTaken: { zh: '这个网址已被其他文章使用', en: 'Another article uses this address' },
  pictureAlt: {
    zh: '请为每张图片填写说明：![说明](地址)',
    en: 'Describe every picture: ![description](address)',
  },
  pictureSource: {
    zh: '请在此上传图片，不能引用其他网站的图片：{0}',
    en: 'Upload pictures here instead of linking to other sites: {0}',
  },
  futureTime: {
    zh: '请填写一年以内的将来时间，例如 2026-11-25 09:00',
    en: 'Enter a time in the coming year, such as 2026-11-25 09:00',
  },
  resumeGone: { zh: '这份简历不存在', en: 'This resume doesn’t exist' },
  shareGone: { zh: '链接不存在或已失效', en: 'This link doesn’t exist or has expired' },
  sharePassword: { zh: '密码应为 {0} 个字', en: 'Use {0} characters for the password' },
  sharePasswordWrong: { zh: '密码不正确', en: 'That password isn’t right' },
  photoGone: { zh: '照片已失效，请重新上传', en: 'This photo is no longer available. Upload it again.' },
} as const

export type FieldErrorCode = keyof typeof messages
export type Language = 'zh' | 'en'

/** Encodes an error code with its argument as one string that survives JSON and zod. */
export function fieldError(code: FieldErrorCode, argument?: string | number): string {
  return argument === undefined ? code : `${code}:${argument}`
}

/** The message for an encoded error; an unknown code reads as wrongType. */
export function formatFieldError(encoded: string, language: Language): string {
  const [code = '', ...rest] = encoded.split(':')
  const message = Object.hasOwn(messages, code) ? messages[code as FieldErrorCode] : messages.wrongType
  return message[language].replace('{0}', () => rest.join(':'))
}
