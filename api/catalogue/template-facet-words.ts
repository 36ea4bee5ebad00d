import type { Template } from '#contract/catalogue/template'
import type { TemplateCollection } from '#contract/catalogue/template-collections'

/** What people type for a row of the gallery. */
const collectionWords: Record<TemplateCollection, readonly string[]> = {
  'campus-season': ['校招', '校园招聘', '应届生', '应届毕业生', '秋招', '春招', '大学生', 'graduate'],
  'big-tech': ['大厂', '技术岗', '程序员', '互联网', 'it'],
  'public-sector': ['考公', '公务员', '国企', '央企', '体制内', '事业编', '公考'],
  form: ['表格', '表格简历', '表格式', '登记表', '报名表', '表单', 'form', 'table'],
  finance: ['财会', '金融', '财务', '会计', 'finance'],
  'teaching-health': ['教师', '老师', '医护', '医院', 'teacher'],
  creative: ['设计', '创意', '新媒体', 'design', 'creative'],
  management: ['管理岗', '社招', '管理', '领导', '主管', 'manager'],
  english: ['英文', '英文简历', '英语简历', '全英文', 'english'],
  postgraduate: ['考研', '保研', '复试', '读研', '推免', 'postgraduate'],
  photo: ['有照片', '带照片', '放照片', '照片', 'photo'],
  'one-page': ['一页', '单页', '一页纸', '一页简历', 'one page'],
}

const columnWords: Record<Template['columns'], readonly string[]> = {
  1: ['单栏', '一栏', '单列', 'one column', 'single column', '1 column'],
  2: ['双栏', '两栏', '双列', '左右分栏', '左右栏', 'two column', 'two columns', 'two-column', '2 columns'],
}
/** Words for one look: what says one of them of itself is found by all. */
const looks: readonly (readonly string[])[] = [
  ['简约', '简洁', '极简', '留白', '清爽', 'simple', 'clean', 'minimal', 'minimalist'],
  ['小清新', '清新', '浅色', 'fresh'],
  ['大气', '稳重', '正式', 'formal'],
]
const moodWords: Record<Template['mood'], readonly string[]> = {
  calm: ['素雅', '沉稳', 'calm'],
  formal: ['正式', '稳重', '传统', 'formal', 'professional'],
  lively: ['活泼', '年轻', '亮眼', 'lively'],
  technical: ['技术', 'technical'],
  academic: ['学术', 'academic'],
  creative: ['创意', '设计感', '个性', '花哨', '亮眼', 'creative', 'modern'],
}
const noPhotoWords = ['无照片', '没有照片', '不带照片', '不放照片', '免照片', 'no photo']
const freeWords = ['免费', 'free']

/** What people type for a row: with the template's place in it, those that lead it first. */
export const wordsOfCollection = (collection: TemplateCollection) => collectionWords[collection]

/** What people type for how a template is laid out, and what it costs. */
export function layoutWords({ columns, parts, photo, level }: Template): string[] {
  const drawsPhoto = photo && parts.photo !== false
  return [
    ...columnWords[columns],
    ...(drawsPhoto ? [] : noPhotoWords),
    ...(level === 'free' ? freeWords : []),
  ]
}

/** What people type for how a template looks, by what it says of itself; and for its mood. */
export function lookWords({ name, keywords, mood }: Template): { look: string[]; mood: readonly string[] } {
  const own = [name.zh, ...keywords].join('·')
  return {
    look: looks.filter((words) => words.some((word) => own.includes(word))).flat(),
    mood: moodWords[mood],
  }
}

/** Whether a text says that something is not there: 无照片 is nothing that a search for 照片 means. */
export const isNegation = (text: string): boolean => /^(?:无|没有|不|免照片|no\b)/.test(text)

/** Names of colours by their hue, in degrees from red. */
const hues: readonly (readonly [upTo: number, words: readonly string[]])[] = [
  [15, ['红色', '红']],
  [45, ['橙色', '棕色', '咖色']],
  [70, ['黄色']],
  [168, ['绿色', '绿']],
  [196, ['青色', '蓝绿色', '绿色']],
  [250, ['蓝色', '蓝']],
  [300, ['紫色', '紫']],
  [335, ['粉色', '酒红']],
  [360, ['红色', '红']],
]
/** What has so little colour is black or grey to people. */
const minChroma = 24

/** What a colour `#1f4e79` is called. */
export function colourWords(colour: string): readonly string[] {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
  const max = Math.max(r, g, b)
  const chroma = max - Math.min(r, g, b)
  if (chroma < minChroma) return ['黑白', '黑色', '灰色']
  const sector =
    max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return hues.find(([upTo]) => sector * 60 <= upTo)![1]
}
