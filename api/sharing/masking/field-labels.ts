import type { MaskKind } from '#contract/sharing/mask-kinds'
import { folded } from './fold-text'

const list = (words: string) => words.split('、')

/** Words in a custom field's label that reveal its kind. */
const fieldWords: Record<MaskKind, readonly string[]> = {
  phone: list('手机、电话、座机、固话、传真、紧急联系、phone、mobile、tel、cell、whatsapp'),
  email: list('邮箱、邮件、电邮、email、mail'),
  wechat: list('微信、薇信、公众号、视频号、v信、wechat、weixin、vx、wx'),
  qq: list('qq、扣扣、企鹅'),
  birth: list('出生、生日、生辰、年龄、身份证、属相、生肖、星座、birth、dob、born、age'),
  height: list('身高、height'),
  weight: list('体重、weight'),
  ethnicity: list('民族、族别、ethnic'),
  marital: list('婚、生育、子女、配偶、marital、marriage、spouse、children'),
  hukou: list('户口、户籍、籍贯、祖籍、生源地、出生地、家乡、老家、hukou、hometown、nativeplace'),
  address: list('地址、住址、住所、居住、现居、住在、邮编、address、postcode、zipcode、residence'),
  salary: list('薪、工资、收入、待遇、salary、package、compensation、income、pay'),
  links: [
    ...list(
      '主页、博客、网站、网址、链接、微博、知乎、领英、抖音、快手、小红书、b站、脉脉、掘金、站酷、钉钉、飞书',
    ),
    ...list(
      'github、gitee、gitlab、linkedin、csdn、bilibili、behance、dribbble、twitter、facebook、instagram',
    ),
    ...list('telegram、skype、discord、homepage、blog、website、portfolio、link、url'),
  ],
}
/** Labels for any kind of contact. */
const anyContact = ['联系', '社交', 'contact']
/** Latin words up to this length must match a whole word of the label. */
const longestWhole = 4

/** The kinds of data that a field with this label contains. */
export function kindsOfLabel(label: string): MaskKind[] {
  const narrow = folded(label)
  const words = narrow.split(/[^a-z0-9]+/)
  const joined = narrow.replace(/[\s._/-]/g, '')
  const names = (word: string) =>
    /^[a-z]/.test(word) && word.length <= longestWhole
      ? words.includes(word) || joined === word
      : joined.includes(word)
  const kinds = (Object.keys(fieldWords) as MaskKind[]).filter((kind) => fieldWords[kind].some(names))
  return kinds.length === 0 && anyContact.some(names) ? ['phone', 'email', 'wechat', 'qq'] : kinds
}

/** Labels within a text that a value of the kind may follow (labelled-values.ts checks whether it does). */
export const textLabels: Partial<Record<MaskKind, readonly string[]>> = {
  phone: list('手机、手机号、手机号码、电话、电话号码、联系方式、phone、mobile、tel、cell、whatsapp'),
  wechat: list('微信、微信号、weixin、wechat、wechat id、wxid、v信、薇信、vx、wx'),
  qq: list('qq、qq号、qq群、qq号码、扣扣、企鹅号'),
  birth: list(
    '出生、出生年月、出生日期、出生于、生日、生于、年龄、birthday、born、born in、born on、date of birth、dob、age',
  ),
  height: list('身高、身高体重、身高/体重、height'),
  weight: list('体重、weight'),
  ethnicity: list('民族、ethnicity、ethnic group'),
  marital: list('婚姻状况、婚姻、婚育状况、婚育、婚否、marital status'),
  hukou: list(
    '籍贯、户籍、户籍所在地、户口、户口所在地、祖籍、生源地、出生地、老家、hukou、hometown、native place',
  ),
  address: list('地址、住址、居住地、现住、现居住、现居住于、家住、address'),
  salary: list('薪资、期望薪资、薪资要求、薪水、薪酬、年薪、月薪、工资、待遇、salary、package'),
  links: list(
    'github、gitee、gitlab、linkedin、领英、微博、知乎、小红书、抖音、b站、公众号、twitter、instagram、telegram、skype、博客、主页、blog',
  ),
}

export const ethnicGroups = list(
  '汉、蒙古、回、藏、维吾尔、苗、彝、壮、布依、朝鲜、满、侗、瑶、白、土家、哈尼、哈萨克、傣、黎、傈僳、佤、畲、高山、拉祜、水、东乡、纳西、景颇、柯尔克孜、土、达斡尔、仫佬、羌、布朗、撒拉、毛南、仡佬、锡伯、阿昌、普米、塔吉克、怒、乌孜别克、俄罗斯、鄂温克、德昂、保安、裕固、京、塔塔尔、独龙、鄂伦春、赫哲、门巴、珞巴、基诺',
)
export const maritalWords = list(
  '未婚、已婚、离异、丧偶、已育、未育、已婚已育、已婚未育、未婚未育、离异已育、离异未育、married、unmarried、divorced、widowed',
)
