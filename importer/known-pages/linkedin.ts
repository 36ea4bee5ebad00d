import { lineOf, type Line } from '../line'
import { isEnglish } from '../text/is-english'
import { readContacts } from './linkedin-contacts'
import { readJobs, readSchools } from './linkedin-entries'

type Part =
  | 'contact'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'summary'
  | 'work'
  | 'education'
/** The names of its parts in LinkedIn's languages; the bar's are not all translated. */
const names: Record<Part, string> = {
  contact: 'contact 联系方式 联系信息',
  skills: 'topskills 热门技能 主要技能 技能',
  languages: 'languages 语言 语言能力',
  certificates: 'certifications 认证 资格认证 证书 许可和认证',
  awards: 'honorsawards 荣誉奖项 荣誉与奖项 所获荣誉',
  publications: 'publications 出版作品 出版物 patents 专利',
  summary: 'summary 摘要 个人简介 简介 关于 自我介绍',
  work: 'experience 工作经历 工作经验',
  education: 'education 教育经历 教育背景',
}
const partByName = new Map(
  Object.entries(names).flatMap(([part, list]) =>
    list.split(' ').map((name): [string, Part] => [name, part as Part]),
  ),
)
/** As the rules for resumes know them. */
const headings: Record<Part, { en: string; zh: string }> = {
  contact: { en: 'Contact', zh: '联系方式' },
  skills: { en: 'Skills', zh: '专业技能' },
  languages: { en: 'Languages', zh: '语言能力' },
  certificates: { en: 'Certifications', zh: '资格证书' },
  awards: { en: 'Awards', zh: '荣誉奖项' },
  publications: { en: 'Publications', zh: '论文与专利' },
  summary: { en: 'Summary', zh: '个人简介' },
  work: { en: 'Work experience', zh: '工作经历' },
  education: { en: 'Education', zh: '教育背景' },
}

const pageNumber = /^(?:Page \d{1,2} of \d{1,2}|第?\s?\d{1,2}\s?页?[，,/ ]\s?共?\s?\d{1,2}\s?页)$/iu
const partOf = ({ plain }: Line): Part | undefined =>
  plain.length > 30 ? undefined : partByName.get(plain.toLowerCase().replace(/[^\p{L}]+/gu, ''))

/** In pt: lines of a column begin this close to its edge. */
const edge = 8

/**
 * Writes a profile as LinkedIn exports it (`Save to PDF`) with the labels that the rules for resumes know. Its bar has contacts
 * whose addresses are broken to its width; beside it the sizes of letters tell an employer from the roles there.
 */
export function readLinkedIn(all: readonly Line[]): Line[] {
  const lines = all.filter(({ plain }) => !pageNumber.test(plain.trim()))
  const name = nameOf(lines)
  if (!name || !isProfile(lines)) return [...all]
  const isStory = ({ x = 0 }: Line) => x >= name.x! - edge
  const story = partsOf(lines.filter(isStory))
  const bar = partsOf(lines.filter((line) => !isStory(line)))
  const language = isEnglish(lines.map(({ plain }) => plain)) ? 'en' : 'zh'
  const parts = [...bar, ...story]
  const linesOf = (part: Part) => parts.filter((one) => one.part === part).flatMap((one) => one.lines)
  const section = (part: Part, content: readonly Line[]): Line[] =>
    content.length > 0
      ? [lineOf(headings[part][language], { level: 2, startsParagraph: true }), ...content]
      : []
  const items = (part: Part) =>
    linesOf(part).map(({ plain }) => lineOf(plain, { isListItem: true, markdown: `- ${plain}` }))
  return [
    ...headOf(story[0]?.lines ?? [], language),
    ...(bar[0]?.lines ?? []),
    ...readContacts(linesOf('contact'), language),
    ...section('summary', linesOf('summary')),
    ...section('work', readJobs(linesOf('work'), language)),
    ...section('education', readSchools(linesOf('education'), language)),
    ...section('skills', items('skills')),
    ...section('certificates', linesOf('certificates')),
    ...section('languages', linesOf('languages').map(withLevelApart)),
    ...section('awards', linesOf('awards')),
    ...section('publications', linesOf('publications')),
    ...lines.filter(({ isRotated }) => isRotated),
  ]
}

/** The largest letters, beside the bar. */
const nameOf = (lines: readonly Line[]): Line | undefined =>
  lines.find(
    ({ level, isLevelFromSize, x }) => level === 1 && isLevelFromSize === true && x !== undefined && x > 72,
  )

function isProfile(lines: readonly Line[]): boolean {
  const parts = new Set(lines.map(partOf))
  return (
    lines.some(({ plain }) => /linkedin\.com\/in\/|\(LinkedIn\)/i.test(plain)) &&
    parts.has('contact') &&
    (parts.has('work') || parts.has('education')) &&
    lines.findIndex((line) => partOf(line) === 'contact') < lines.indexOf(nameOf(lines)!)
  )
}

/** The lines below each name of a part; what comes before the first has none. */
function partsOf(lines: readonly Line[]): { part?: Part; lines: Line[] }[] {
  const parts: { part?: Part; lines: Line[] }[] = [{ lines: [] }]
  for (const line of lines) {
    const part = line.isRotated ? undefined : partOf(line)
    if (part && line.level > 0) parts.push({ part, lines: [] })
    else if (!line.isRotated) parts.at(-1)!.lines.push(line)
  }
  return parts
}

/** Name, headline, which may be long, and place. */
function headOf([name, ...lines]: readonly Line[], language: 'en' | 'zh'): Line[] {
  if (!name) return []
  const place = lines.length > 1 ? lines.at(-1) : undefined
  const headline = lines.filter((line) => line !== place).map(({ plain }) => plain.trim())
  // Bars part facts, and people part a headline by them.
  const position = headline.join(' ').replace(/\s?[|｜•·]\s/gu, ', ')
  const label =
    language === 'en' ? { position: 'Position', city: 'City' } : { position: '期望职位', city: '现居' }
  return [
    lineOf(name.plain, { level: 1, isLevelFromSize: true }),
    ...(headline.length > 0 ? [lineOf(`${label.position}：${position}`)] : []),
    ...(place ? [lineOf(`${label.city}：${place.plain.trim()}`)] : []),
  ]
}

/** `English (Native or Bilingual)`. */
function withLevelApart(line: Line): Line {
  const [, language = '', level = ''] =
    /^([^()（）]{1,30})\s?[(（]([^()（）]{1,40})[)）]$/u.exec(line.plain.trim()) ?? []
  return language === '' ? line : lineOf(`${language.trim()}\t${level}`)
}
