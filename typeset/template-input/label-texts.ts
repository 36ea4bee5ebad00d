import { formatEnglishMonth, formatMonth } from '#contract/resume/month'
import { kindByHeading } from '#resume-model/heading-names'
import type { EnglishDates } from '#contract/resume/style-options'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { TemplateInput } from './template-input'

type Language = TemplateInput['lang']

/** Default titles of sections. */
export const sectionTitles: Record<Language, Record<SectionKind, string>> = {
  zh: {
    education: '教育背景',
    work: '工作经历',
    internship: '实习经历',
    project: '项目经历',
    campus: '校园经历',
    skills: '专业技能',
    certificates: '资格证书',
    awards: '荣誉奖项',
    languages: '语言能力',
    portfolio: '作品集',
    publications: '论文与专利',
    summary: '自我评价',
    custom: '其他',
  },
  en: {
    education: 'Education',
    work: 'Work Experience',
    internship: 'Internships',
    project: 'Projects',
    campus: 'Campus Activities',
    skills: 'Skills',
    certificates: 'Certificates',
    awards: 'Awards',
    languages: 'Languages',
    portfolio: 'Portfolio',
    publications: 'Publications',
    summary: 'Summary',
    custom: 'Additional Information',
  },
}

export const intentionLabels = {
  zh: {
    position: '求职意向',
    cities: '意向城市',
    salary: '期望薪资',
    availability: '到岗时间',
    status: '求职状态',
  },
  en: {
    position: 'Objective',
    cities: 'Preferred locations',
    salary: 'Expected salary',
    availability: 'Availability',
    status: 'Status',
  },
} as const satisfies Record<Language, Record<string, string>>

export const contactLabels = {
  zh: { phone: '电话', email: '邮箱', city: '现居', link: '网址' },
  en: { phone: 'Phone', email: 'Email', city: 'Location', link: 'Website' },
} as const satisfies Record<Language, Record<string, string>>

/**
 * The heading of a section. On a page with English headings a usual Chinese one gives way to what it means
 * (获奖情况: Awards); words of the user's own stay.
 */
export function sectionHeading(title: string, kind: SectionKind, lang: Language): string {
  if (title === '' || title === sectionTitles[lang === 'zh' ? 'en' : 'zh'][kind])
    return sectionTitles[lang][kind]
  const named =
    lang === 'en' && /\p{Script=Han}/u.test(title) ? kindByHeading.get(plainHeading(title)) : undefined
  return named === undefined || named === 'head' || named === 'title' ? title : sectionTitles.en[named]
}

/** What a usual heading is called in the other language, for pages that head in two; '' for others. */
export function otherHeading(title: string, kind: SectionKind, lang: Language): string {
  const named = title === sectionTitles[lang][kind] ? kind : kindByHeading.get(plainHeading(title))
  return named === undefined || named === 'head' || named === 'title'
    ? ''
    : sectionTitles[lang === 'zh' ? 'en' : 'zh'][named]
}

const plainHeading = (title: string) => title.toLowerCase().replace(/\s/g, '')

/** `2020.09` in Chinese, `Sep 2020` in English. */
export const monthText = (month: string, lang: Language, englishDates: EnglishDates) =>
  lang === 'en' ? formatEnglishMonth(month, englishDates) : formatMonth(month)
