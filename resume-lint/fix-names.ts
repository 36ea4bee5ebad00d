import type { Language } from '#contract/validation/field-error-codes'
import { RULES, type Finding, type RuleName } from './finding'

const names: Partial<Record<RuleName, Record<Language, string>>> = {
  oddPhone: { zh: '手机号', en: 'phone number' },
  photoOff: { zh: '照片', en: 'photo' },
  oddMail: { zh: '邮箱', en: 'email address' },
  order: { zh: '经历顺序', en: 'order of entries' },
  firstPerson: { zh: '第一人称', en: 'first person' },
  halfWidth: { zh: '半角标点', en: 'half-width punctuation' },
  fullWidth: { zh: '全角字符', en: 'full-width characters' },
  doubledMark: { zh: '重复标点', en: 'repeated punctuation' },
  lineEnds: { zh: '句末标点', en: 'line endings' },
  nameCase: { zh: '专有名词', en: 'proper names' },
  misspelling: { zh: '错别字', en: 'spelling' },
}

/** Whether one press mends it together with others: what changes the layout is pressed by itself. */
export const isFixedWithOthers = ({ fix, rule }: Finding): boolean =>
  fix !== undefined && RULES[rule][0] !== 'file'

/** What the fixes change, each kind once, in the order of the findings. */
export function formatFixes(findings: readonly Finding[], language: Language): string {
  const kinds = [...new Set(findings.flatMap(({ rule }) => names[rule]?.[language] ?? []))]
  return kinds.join(language === 'zh' ? '、' : ', ')
}
