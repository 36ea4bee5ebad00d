import { SECTION_KINDS, type SectionKind } from '#contract/resume/section-kinds'

/** `head`: the personal details, which are no section. `title`: the document's own title. */
export type HeadingKind = SectionKind | 'head' | 'title'

/** Names of sections in Chinese and English; the first of each language is the default title. */
const HEADING_NAMES: Record<HeadingKind, string> = {
  education:
    '教育背景 教育经历 教育 学历 学历背景 学习经历 求学经历 education educationbackground academicbackground',
  work: '工作经历 工作经验 工作背景 职业经历 从业经历 任职经历 workexperience experience workhistory employment employmenthistory professionalexperience work',
  internship: '实习经历 实习经验 实习 internships internship internshipexperience',
  project:
    '项目经历 项目经验 项目 科研经历 科研项目 研究经历 projects project projectexperience researchexperience',
  campus:
    '校园经历 在校经历 学生工作 社团经历 校园活动 社会实践 实践经历 志愿经历 志愿服务 campusactivities activities extracurricularactivities volunteer volunteering volunteerexperience leadership',
  skills:
    '专业技能 技能 个人技能 技能特长 职业技能 技能清单 专业能力 技术栈 skills skill technicalskills professionalskills coreskills',
  certificates: '资格证书 证书 技能证书 职业资格 执业资格 certificates certifications certification licenses',
  awards:
    '荣誉奖项 荣誉 获奖经历 获奖情况 所获荣誉 荣誉证书 奖项 奖励 奖项荣誉 awards honors honours honorsawards awardshonors honorsandawards',
  languages: '语言能力 语言 外语能力 外语水平 languages language languageskills',
  portfolio: '作品集 作品 个人作品 portfolio works',
  publications: '论文与专利 论文 专利 发表论文 学术成果 科研成果 publications publication patents papers',
  summary:
    '自我评价 个人评价 个人总结 个人简介 个人概述 个人优势 自我介绍 自我描述 职业概述 summary profile about aboutme objectivesummary professionalsummary careersummary selfassessment',
  custom: '其他 其它 其他信息 further other others additionalinformation miscellaneous',
  head: '基本信息 个人信息 基本资料 个人资料 联系方式 求职意向 职业意向 基本情况 contact contactinformation personalinformation personaldetails objective careerobjective',
  title: '个人简历 简历 求职简历 resume résumé cv curriculumvitae',
}

const kindByName = new Map(
  Object.entries(HEADING_NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as HeadingKind]),
  ),
)
/** The default titles: a section with one of them needs no title of its own. */
const defaultTitles = new Set(
  SECTION_KINDS.flatMap((kind) => {
    const names = HEADING_NAMES[kind].split(' ')
    return [names[0]!, names.find((name) => /^[a-z]/.test(name))!]
  }),
)

/** The default title of a kind of section. */
export function defaultSectionTitle(kind: SectionKind, language: 'zh' | 'en'): string {
  const [first = ''] = HEADING_NAMES[kind].split(' ')
  return language === 'zh' ? first : kind[0]!.toUpperCase() + kind.slice(1)
}

/** Strips a heading's decoration: brackets, numbers, colons, case, spaces. */
function normalizeHeading(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s【[(（<《「]*(?:[一二三四五六七八九十]{1,2}|\d{1,2})\s*[、.．:：]/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The section that a line names; undefined for other lines. `title` is '' when it is the kind's default. */
export function parseSectionHeading(text: string): { kind: HeadingKind; title: string } | undefined {
  if (text.length > 60) return undefined
  const name = normalizeHeading(text)
  const kind = kindByName.get(name) ?? matchBilingualHeading(text)
  return kind && { kind, title: defaultTitles.has(name) ? '' : stripDecoration(text) }
}

/** Words within headings that are not listed above: `证书与职称`, `重点项目`. */
const KIND_HINTS: [RegExp, SectionKind][] = [
  [/实习|internship/i, 'internship'],
  [/教育|求学|学业|education/i, 'education'],
  [/项目|课题|projects?/i, 'project'],
  [/工作|任职|从业|职业经历|employment|experience/i, 'work'],
  [/校园|社团|学生|志愿|实践|volunteer|activities/i, 'campus'],
  [/证书|资格|职称|certificat/i, 'certificates'],
  [/荣誉|获奖|奖项|奖励|awards?|honou?rs?/i, 'awards'],
  [/语言|外语|languages?/i, 'languages'],
  [/论文|专利|发表|publications?|patents?/i, 'publications'],
  [/作品|portfolio/i, 'portfolio'],
  [/技能|技术栈|特长|skills?/i, 'skills'],
  [/评价|优势|总结|概述|简介|summary|profile/i, 'summary'],
]

/** The kind that a heading suggests; the heading stays the title. */
export function guessSectionKind(text: string): { kind: SectionKind; title: string } | undefined {
  const title = stripDecoration(text)
  if ([...title].length > 24) return undefined
  const kind = KIND_HINTS.find(([hint]) => hint.test(title))?.[1]
  return kind && { kind, title }
}

/** Matches a heading in both languages: `项目经历 Projects`, `Education 教育背景`. */
function matchBilingualHeading(text: string): HeadingKind | undefined {
  const han = kindByName.get(normalizeHeading(text.replace(/[A-Za-z]+/g, '')))
  const latin = kindByName.get(normalizeHeading(text.replace(/\p{Script=Han}+/gu, '')))
  return han !== undefined && latin !== undefined ? han : undefined
}

/** A title without the brackets and colons around it. */
export function stripDecoration(text: string): string {
  return text
    .trim()
    .replace(/^[【[「《](.*)[】\]」》]$/u, (_, inner: string) => inner.trim())
    .replace(/[:：]$/u, '')
    .trimEnd()
}
