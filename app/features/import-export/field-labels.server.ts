import { SECTION_FIELDS, type SectionKind } from '#contract/resume/section-kinds'
import { isPlace } from '#importer/classify/place-names'
import type { PageEntry } from '#typeset/template-input/template-input'
import { formatDetail } from './format-detail'

type Language = 'zh' | 'en'
export type Field = 'title' | 'subtitle' | 'tag' | 'place' | 'dates' | 'note'
type Labels = Record<Language, string>

const shared = {
  title: { zh: '名称', en: 'Name' },
  subtitle: { zh: '角色', en: 'Role' },
  tag: { zh: '类别', en: 'Category' },
  place: { zh: '地点', en: 'Location' },
  dates: { zh: '时间', en: 'Dates' },
  note: { zh: '备注', en: 'Note' },
} satisfies Record<Field, Labels>

const job = {
  title: { zh: '公司', en: 'Company' },
  subtitle: { zh: '职位', en: 'Position' },
  tag: { zh: '部门', en: 'Department' },
}

/** What the fields of each kind are called where that differs. The importer knows all of them (a test makes sure). */
const byKind: Partial<Record<SectionKind, Partial<Record<Field, Labels>>>> = {
  education: {
    title: { zh: '学校', en: 'School' },
    subtitle: { zh: '专业', en: 'Major' },
    tag: { zh: '学历', en: 'Degree' },
  },
  work: job,
  internship: { ...job, title: { zh: '实习单位', en: 'Company' } },
  project: { title: { zh: '项目', en: 'Project' } },
  campus: { title: { zh: '组织', en: 'Organization' }, subtitle: { zh: '职务', en: 'Role' } },
  skills: { title: { zh: '类别', en: 'Category' } },
  certificates: {
    title: { zh: '证书名称', en: 'Certificate' },
    subtitle: { zh: '颁发单位', en: 'Issuer' },
  },
  awards: {
    title: { zh: '奖项', en: 'Award' },
    subtitle: { zh: '颁奖单位', en: 'Issuer' },
    tag: { zh: '级别', en: 'Level' },
  },
  languages: { title: { zh: '语种', en: 'Language' }, subtitle: { zh: '水平', en: 'Level' } },
  portfolio: { title: { zh: '作品名称', en: 'Work' }, subtitle: { zh: '类型', en: 'Type' } },
  publications: {
    title: { zh: '题目', en: 'Title' },
    subtitle: { zh: '发表于', en: 'Publisher' },
    tag: { zh: '作者排序', en: 'Authorship' },
  },
}

/** The label of a field in a text of its own kind of section. */
export function fieldLabel(kind: SectionKind, field: Field, lang: Language, value = ''): string {
  // Schools say a department where others say a city.
  if (kind === 'education' && field === 'place' && value !== '' && !isPlace(value))
    return lang === 'zh' ? '院系' : 'Department'
  return (byKind[kind]?.[field] ?? shared[field])[lang]
}

/** The fields that a text labels, as far as the kind has them. */
export function labelledFields(kind: SectionKind): Field[] {
  const fields: readonly string[] = SECTION_FIELDS[kind]
  return (Object.keys(shared) as Field[]).filter((field) =>
    fields.includes(field === 'dates' ? 'from' : field),
  )
}

/** Details of an entry as `label：value`, those that are filled in. */
export function labelledDetails(
  kind: SectionKind,
  entry: PageEntry,
  lang: Language,
  fields: readonly Field[],
): string[] {
  return fields.flatMap((field) => {
    const text = field === 'dates' ? entry.date : entry[field]
    return text === '' ? [] : [formatDetail({ label: fieldLabel(kind, field, lang, text), text }, lang)]
  })
}
