import { normalizeLabel } from './field-labels'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import type { ItemField, SectionKind } from '#contract/resume/section-kinds'

/** What a label within an entry names: a field of it, or its dates. */
export type EntryLabelTarget = Exclude<ItemField, 'from' | 'to'> | 'dates'

const labels: Record<EntryLabelTarget, string> = {
  title:
    '公司 公司名称 所在公司 企业 企业名称 单位 单位名称 工作单位 实习单位 机构 学校 学校名称 院校 院校名称 毕业院校 毕业学校 就读学校 项目 项目名称 组织 组织名称 社团 社团名称 奖项 奖项名称 证书名称 company companyname employer organization organisation school university college institution project projectname',
  subtitle:
    '职位 职位名称 职务 岗位 岗位名称 担任职位 担任职务 工作岗位 实习岗位 角色 担任角色 项目角色 项目职务 专业 专业名称 所学专业 主修专业 颁发单位 颁奖单位 授予单位 发证机构 发证单位 position title jobtitle role major subject',
  tag: '学历 学位 学历学位 最高学历 部门 所属部门 所在部门 级别 等级 奖项级别 获奖等级 degree department',
  place: '地点 工作地点 工作城市 所在地 所在城市 location place',
  dates:
    '时间 日期 起止时间 起止日期 起止年月 时间段 在职时间 任职时间 工作时间 就职时间 就读时间 在校时间 学习时间 项目时间 项目周期 实习时间 获奖时间 获得时间 date dates period duration time',
  link: '链接 网址 项目链接 项目地址 项目网址 作品链接 link url',
  note: '备注 note',
  text: '内容 工作内容 工作职责 工作描述 工作业绩 工作内容及业绩 工作职责与业绩 实习内容 岗位职责 职责 职责描述 主要职责 主要工作 主要内容 项目描述 项目介绍 项目简介 项目职责 项目内容 个人职责 责任描述 内容描述 经历描述 描述 responsibilities duties description',
}

/** Labels that name a field in one kind of section, and are words like others elsewhere: `语言：Java`. */
const labelsOfKinds: Partial<Record<SectionKind, Partial<Record<EntryLabelTarget, string>>>> = {
  education: { place: '院系 department faculty' },
  skills: { title: '类别 category' },
  certificates: { title: '证书 certificate', subtitle: 'issuer' },
  awards: { title: 'award', subtitle: 'issuer awarder', tag: 'level' },
  languages: { title: '语言 语种 language', subtitle: '水平 熟练程度 level' },
  portfolio: { title: '作品 作品名称 work', subtitle: '类型 type' },
  publications: {
    title: '题目 论文题目 title',
    subtitle: '发表于 刊物 出处 出处与署名 publisher',
    tag: '作者排序 类别 authorship',
  },
  custom: {
    ...{
      title: '名称 姓名 name',
      subtitle: '工作单位及职务 单位及职务',
      tag: '类别 称谓 与本人关系 category',
    },
    ...{ place: '政治面貌', dates: '出生年月' },
  },
}

function targetsByLabel(table: Partial<Record<EntryLabelTarget, string>>): Map<string, EntryLabelTarget> {
  return new Map(
    Object.entries(table).flatMap(([target, names]) =>
      names.split(' ').map((label): [string, EntryLabelTarget] => [label, target as EntryLabelTarget]),
    ),
  )
}

const targets = targetsByLabel(labels)
const targetsOfKinds = new Map(
  Object.entries(labelsOfKinds).map(([kind, table]) => [kind, targetsByLabel(table)]),
)

/** What a label names, in a section of a kind. */
export function targetOfEntryLabel(label: string, kind?: SectionKind): EntryLabelTarget | undefined {
  const name = normalizeLabel(label)
  return (kind && targetsOfKinds.get(kind)?.get(name)) ?? targets.get(name)
}

export type LabelledField = { label: string; target: EntryLabelTarget; value: string }

/** Longer lines are text, whatever they begin with. */
const maxLineLength = 200
/** Where another label may follow: after a gap or a bar. */
const beforeLabel = /(?:(?<!\s)\s+|(?<!\s)\s*[|｜;；,，]\s*)([^\s:：|｜;；,，]{2,12})\s?[:：]/gu

/**
 * The fields that a line of an entry names: `公司：甲公司 职位：工程师`.
 * @returns undefined unless the line begins with a known label; unknown ones stay in the value before them
 */
export function readLabelledFields(plain: string, kind?: SectionKind): LabelledField[] | undefined {
  const line = plain.trim()
  if (line.length > maxLineLength) return undefined
  const [, first = ''] = /^([^:：]{2,14})[:：]/u.exec(line) ?? []
  if (first === '' || targetOfEntryLabel(first, kind) === undefined) return undefined
  const others = [...line.matchAll(beforeLabel)].filter(
    ([, label = '']) => targetOfEntryLabel(label, kind) !== undefined,
  )
  const ends = [...others.map(({ index }) => index), line.length]
  const labels = [first, ...others.map(([, label = '']) => label)]
  let from = first.length + 1
  return labels.map((label, i) => {
    const value = line.slice(from, ends[i]).trim()
    from = (others[i]?.index ?? 0) + (others[i]?.[0].length ?? 0)
    return { label: label.trim(), target: targetOfEntryLabel(label, kind)!, value }
  })
}

/** Whether a text is a label of an entry in some kind of section. */
export const isEntryLabel = (text: string) =>
  targetOfEntryLabel(text) !== undefined ||
  [...targetsOfKinds.values()].some((one) => one.has(normalizeLabel(text)))

/** Words that are labels in the head of a table only. */
const headOnly = /^(?:item|details?|remarks?|序号)$/iu

/** The head of a table of entries: labels, of which most are known. */
export function isTableHead(plain: string): boolean {
  const parts = splitLineIntoParts(plain)
  const known = parts.filter((part) => targetOfEntryLabel(part) !== undefined || headOnly.test(part))
  const areShort = parts.every((part) => part.length <= 10 && !/\d/.test(part))
  return known.length > 1 && areShort && known.length * 2 > parts.length
}
