import { SECTION_KINDS, type SectionKind } from '#contract/resume/section-kinds'
import { HEADING_NAMES, kindByHeading, type HeadingKind } from '#resume-model/heading-names'

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
  const kind = kindByHeading.get(name) ?? matchBilingualHeading(text)
  return kind ? { kind, title: defaultTitles.has(name) ? '' : stripDecoration(text) } : explainedHeading(text)
}

/** `演出经历（项目经历）`: a heading of one's own with a usual one in brackets, as our exports of text have it. */
function explainedHeading(text: string): { kind: SectionKind; title: string } | undefined {
  const [, title = '', meaning = ''] =
    /^(.{1,60}?)\s?[（(]([^（()）]{2,24})[)）]$/u.exec(stripDecoration(text)) ?? []
  // `研究助理（实习）` is a role.
  const kind = meaning.length > 2 ? kindByHeading.get(normalizeHeading(meaning)) : undefined
  // `职位：研究助理（实习）` is a fact.
  if (/[:：]/u.test(title)) return undefined
  return kind === undefined || kind === 'head' || kind === 'title' ? undefined : { kind, title: title.trim() }
}

/** Words within headings that are not listed above: `证书与职称`, `重点项目`. */
const KIND_HINTS: [RegExp, SectionKind][] = [
  [/实习|internship/i, 'internship'],
  [/研究(?!生|兴趣|计划|方向|成果|论文|技能|能力|方法)/, 'project'],
  [/教育(?!理念)|求学|学业|学历|就读|(?:学校|院校)$|education/i, 'education'],
  [/项目|课题|案件|案例|演出|剧目|projects?/i, 'project'],
  [/工作|任职|做过|从业(?!资格)|职业经历|employment|experience/i, 'work'],
  [/校园|社团|学生|志愿|支教|实践|volunteer|activities|leadership|community/i, 'campus'],
  [/证书|证件|证照|资格|职称|certificat/i, 'certificates'],
  [/荣誉|获奖|奖项|奖励|奖惩|奖学金|立功|受奖|竞赛|awards?|honou?rs?/i, 'awards'],
  [/语言|外语|languages?/i, 'languages'],
  [/论文|文章|专利|发表|教研|著作|publications?|patents?/i, 'publications'],
  [/作品|portfolio/i, 'portfolio'],
  [/技能|技术栈|特长|专长|能力|领域|操作$|会做|擅长|skills?/i, 'skills'],
  [/评价|优势|总结|概述|简介|介绍|理念|自述|关于我|summary|profile|about me/i, 'summary'],
]

/** The kind that a heading suggests: `执业经历`, `带班经历` tell of work. The heading stays the title. */
export function guessSectionKind(text: string): { kind: SectionKind; title: string } | undefined {
  const title = stripDecoration(text)
  const isLatin = /^[!-~ ]*$/.test(title)
  if ([...title].length > (isLatin ? 40 : 24)) return undefined
  // The word that comes first: `荣誉与继续教育` are honours.
  const [first] = KIND_HINTS.map(([hint, kind]) => ({ at: title.search(hint), kind }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  // `教育实习` is done in education, and no part of one's own.
  const kind =
    (/实习/u.test(title) ? 'internship' : first?.kind) ??
    (/(?:经历|履历|生涯)$/u.test(title) ? 'work' : undefined)
  return kind && { kind, title }
}

/** Matches a heading in both languages: `项目经历 Projects`, `Education 教育背景`. */
function matchBilingualHeading(text: string): HeadingKind | undefined {
  const han = kindByHeading.get(normalizeHeading(text.replace(/[A-Za-z]+/g, '')))
  const latin = kindByHeading.get(normalizeHeading(text.replace(/\p{Script=Han}+/gu, '')))
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
