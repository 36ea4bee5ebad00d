/** What a field is picked from: a list of names/. */
export type Picker =
  | 'authorship'
  | 'availability'
  | 'award-level'
  | 'city'
  | 'degree'
  | 'ethnicity'
  | 'fluency'
  | 'gender'
  | 'language'
  | 'language-test'
  | 'major'
  | 'marital'
  | 'political'
  | 'salary'
  | 'school'
  | 'status'

/** By the kind of section, or `basics` and `intention`, and the field; custom fields by their label. */
const pickers: Record<string, Picker> = {
  'basics.gender': 'gender',
  'basics.city': 'city',
  'basics.hukou': 'city',
  'basics.ethnicity': 'ethnicity',
  'basics.politicalStatus': 'political',
  'basics.marital': 'marital',
  'intention.cities': 'city',
  'intention.salary': 'salary',
  'intention.availability': 'availability',
  'intention.status': 'status',
  'education.title': 'school',
  'education.subtitle': 'major',
  'education.tag': 'degree',
  'work.place': 'city',
  'internship.place': 'city',
  'languages.title': 'language',
  'languages.subtitle': 'fluency',
  'languages.note': 'language-test',
  'awards.tag': 'award-level',
  'publications.tag': 'authorship',
  'custom.英语水平': 'language-test',
  'custom.IELTS / TOEFL': 'language-test',
  'custom.到岗时间': 'availability',
  'custom.期望薪资': 'salary',
}

/** The picker of a field; undefined for one that is only typed. */
export const pickerOf = (owner: string, field: string): Picker | undefined => pickers[`${owner}.${field}`]

/** The likeliest choices, which an empty field shows to be pressed at once: on a Chinese and on an English page. */
export const quickChoices: Partial<Record<Picker, { zh: readonly string[]; en: readonly string[] }>> = {
  gender: { zh: ['男', '女'], en: ['Male', 'Female'] },
  marital: { zh: ['未婚', '已婚'], en: ['Single', 'Married'] },
  political: { zh: ['中共党员', '共青团员', '群众'], en: [] },
  ethnicity: { zh: ['汉族'], en: ['Han'] },
  degree: { zh: ['本科', '大专', '硕士', '博士'], en: ['Bachelor', 'Master', 'PhD'] },
  availability: { zh: ['随时到岗', '一个月内到岗'], en: ['Immediately'] },
  status: { zh: ['在职', '离职', '应届毕业生'], en: ['Employed'] },
  'language-test': { zh: ['CET-6', 'CET-4', 'IELTS'], en: ['IELTS', 'TOEFL'] },
}
