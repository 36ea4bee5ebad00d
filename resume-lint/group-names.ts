import type { Language } from '#contract/validation/field-error-codes'
import type { Group, Level } from './finding'

const groups: Record<Language, Record<Group, string>> = {
  zh: {
    contact: '联系与意向',
    content: '内容',
    dates: '时间',
    wording: '措辞',
    details: '细节',
    file: 'PDF 文件',
  },
  en: {
    contact: 'Contact and target role',
    content: 'Content',
    dates: 'Dates',
    wording: 'Wording',
    details: 'Details',
    file: 'PDF file',
  },
}
const levels: Record<Language, Record<Level, string>> = {
  zh: { must: '必须修改', should: '建议修改', could: '可以更好' },
  en: { must: 'Must fix', should: 'Recommended', could: 'Minor' },
}

export const formatGroup = (group: Group, language: Language) => groups[language][group]
export const formatLevel = (level: Level, language: Language) => levels[language][level]
