import { personalDetailRules } from '#contract/resume/personal-detail-rules'
import { mapPersonalDetails } from '#contract/resume/optional-personal-details'
import type { Basics, Intention } from '#contract/resume/resume'

type LineOf<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T]
/** The target of a personal detail. */
export type LabelTarget =
  | { in: 'basics'; field: Exclude<LineOf<Basics>, 'photo'> }
  | { in: 'intention'; field: LineOf<Intention> | 'cities' }
  | { in: 'links' }

const BASICS: Record<Exclude<LineOf<Basics>, 'photo'>, string> = {
  name: '姓名 名字 name',
  phone: '电话 手机 联系电话 手机号 手机号码 电话号码 联系方式 phone mobile tel telephone cell',
  email: '邮箱 电子邮箱 邮件 电子邮件 邮箱地址 email mail',
  city: '现居 现居地 现居住地 居住地 所在地 所在城市 现居城市 城市 地址 住址 livesin location city address',
  ...mapPersonalDetails(({ label, pageLabel = label }, key) =>
    [label.zh, ...[label.en, pageLabel.en].map(normalizeLabel), personalDetailRules[key].importLabels]
      .join(' ')
      .trim(),
  ),
}
const INTENTION: Record<LineOf<Intention> | 'cities', string> = {
  position:
    '求职意向 意向岗位 应聘岗位 应聘职位 目标岗位 期望职位 期望岗位 意向职位 求职岗位 求职目标 objective position targetposition desiredposition',
  cities: '意向城市 期望城市 目标城市 期望工作地 工作地点 意向地点 locations preferredlocations',
  salary: '期望薪资 薪资要求 期望薪酬 薪资 expectedsalary salary',
  availability: '到岗时间 可到岗时间 入职时间 available availability',
  status: '求职状态 目前状态 在职状态 status',
}
const LINKS =
  '网址 个人网站 个人主页 主页 网站 博客 个人博客 作品集 代码仓库 github gitee linkedin web website homepage blog portfolio url'

/** Common labels without a field of their own: their values become custom fields. */
const CUSTOM_LABELS = new Set(
  '照片 年龄 工作年限 从业年限 工作经验 微信 微信号 qq 爱好 兴趣爱好 特长 技术博客 驾照 毕业院校 毕业学校 院校 学校 所学专业 专业 最高学历 学历 学位 学历学位 毕业时间 入学时间 健康状况 外语水平 英语水平 计算机水平 专业职称 职称 工作单位 现工作单位 参加工作时间 入党时间 身份证号 身份证号码 邮政编码 邮编 紧急联系人'.split(
    ' ',
  ),
)

const targetByLabel = new Map<string, LabelTarget>([
  ...entries(BASICS).map(([name, field]): [string, LabelTarget] => [name, { in: 'basics', field }]),
  ...entries(INTENTION).map(([name, field]): [string, LabelTarget] => [name, { in: 'intention', field }]),
  ...LINKS.split(' ').map((name): [string, LabelTarget] => [name, { in: 'links' }]),
])

function entries<K extends string>(table: Record<K, string>): [string, K][] {
  return Object.entries<string>(table).flatMap(([field, names]) =>
    names.split(' ').map((name): [string, K] => [name, field as K]),
  )
}

/** The field for a label; undefined for a custom field. */
export function targetOfLabel(label: string): LabelTarget | undefined {
  return targetByLabel.get(normalizeLabel(label))
}

/** Whether a text is a common label, with or without a field of its own. */
export function isFieldLabel(text: string): boolean {
  return targetOfLabel(text) !== undefined || CUSTOM_LABELS.has(normalizeLabel(text))
}

/** Letters and digits only, as labels are compared. */
export function normalizeLabel(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
