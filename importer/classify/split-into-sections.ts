import type { Section } from '#contract/resume/resume'
import { characterCount, type Line } from '../line'
import { isFieldLabel } from './field-labels'
import { targetOfEntryLabel } from './entry-labels'
import { guessSectionKind, parseSectionHeading, stripDecoration } from './section-headings'

/** The lines of one section of the document; `head` has the personal details. */
export type DocumentSection = { kind: Section['kind'] | 'head'; title: string; lines: Line[] }

export function splitIntoSections(lines: Line[]): DocumentSection[] {
  const parts: DocumentSection[] = [{ kind: 'head', title: '', lines: [] }]
  const sectionHeadingLevel = findSectionLevel(lines)
  const isDecorated = decorationOfHeadings(lines)
  const nameLine = findNameLine(lines)
  const headings = lines.filter((line) => isBracketed(line) && parseSectionHeading(line.plain))
  // Where two usual headings are in brackets, all are.
  const areBracketed = headings.length >= 2
  for (const line of lines) {
    if (areBracketed && line.level === 0 && !isBracketed(line) && !line.namesSection) {
      parts.at(-1)!.lines.push(line)
      continue
    }
    if (line === nameLine) {
      parts.push({ kind: 'head', title: '', lines: [line] })
      continue
    }
    if (!line.namesSection && isGroupOfSkills(line, parts.at(-1)!, sectionHeadingLevel)) {
      parts.at(-1)!.lines.push(line)
      continue
    }
    const startedSection =
      sectionStartedBy(line, sectionHeadingLevel, isTitle(line, parts), parts.at(-1)!) ??
      (isDecorated(line) ? namedSection(line.plain) : undefined)
    if (startedSection === 'title') continue
    if (startedSection) parts.push({ ...startedSection, lines: [] })
    else parts.at(-1)!.lines.push(line)
  }
  return parts
}

/** `Languages`, `证书` or `爱好` in plain letters within the skills, in a document whose headings are marked. */
function isGroupOfSkills(line: Line, section: DocumentSection, sectionHeadingLevel: number): boolean {
  const known = section.kind === 'skills' && sectionHeadingLevel > 0 && line.level === 0
  const kind = known ? parseSectionHeading(line.plain)?.kind : undefined
  return kind === 'languages' || kind === 'certificates' || kind === 'custom'
}

/** The line in the largest letters is the name, even if a side column comes before it. */
export function findNameLine(lines: Line[]): Line | undefined {
  const largest = lines.filter(({ isLevelFromSize, level }) => isLevelFromSize && level === 1)
  const [line] = largest
  const isUnambiguous = line && largest.length <= 2 && characterCount(line.plain) <= 40
  return isUnambiguous && !parseSectionHeading(line.plain) && !guessSectionKind(line.plain) ? line : undefined
}

/** What stands around the words of a heading: brackets, a number, a colon; '' around most lines. */
function decorationOf(text: string): string {
  const [, before = '', , after = ''] =
    /^([【[「《]|[一二三四五六七八九十]{1,2}\s?[、.．]|\d{1,2}\s?[、.．])?(.{2,16}?)([】\]」》]|[:：])?$/u.exec(
      text.trim(),
    ) ?? []
  const numbered = /^[一二三四五六七八九十\d]/u.test(before) ? 'number' : before
  return numbered + after.replace('：', ':')
}

/** A decoration that two known headings share makes headings of other short lines that have it. */
function decorationOfHeadings(lines: readonly Line[]): (line: Line) => boolean {
  const counts = new Map<string, number>()
  for (const { plain, isListItem } of lines)
    if (!isListItem && parseSectionHeading(plain)) {
      const decoration = decorationOf(plain)
      counts.set(decoration, (counts.get(decoration) ?? 0) + 1)
    }
  return ({ plain, isListItem, startsParagraph, level }) => {
    const decoration = decorationOf(plain)
    const words = stripDecoration(plain)
    if (decoration === '' || isListItem || level > 0 || (counts.get(decoration) ?? 0) < 2) return false
    return startsParagraph && characterCount(words) <= 12 && targetOfEntryLabel(words) === undefined
  }
}

const isBracketed = ({ plain, isListItem }: Line) => !isListItem && /^【[^【】]+】$/u.test(plain.trim())

function namedSection(text: string): Omit<DocumentSection, 'lines'> {
  return guessSectionKind(text) ?? { kind: 'custom', title: stripDecoration(text) }
}

function namedByPlace(
  text: string,
  known: ReturnType<typeof parseSectionHeading>,
): Omit<DocumentSection, 'lines'> {
  const named =
    known && known.kind !== 'title' ? { kind: known.kind, title: known.title } : namedSection(text)
  return named.kind === 'head' ? { ...named, title: '' } : named
}

/** The heading level of sections; 0 when no heading is a section. */
function findSectionLevel(lines: Line[]): number {
  const headings = lines.filter(({ level }) => level > 0)
  const known = headings.filter(({ plain }) => {
    const heading = parseSectionHeading(plain)
    return heading !== undefined && heading.kind !== 'title'
  })
  if (known.length > 0) return Math.min(...known.map(({ level }) => level))
  const levels = headings.map(({ level }) => level)
  const highest = Math.min(...levels)
  // A single heading above all others is the name.
  const isName = levels.filter((level) => level === highest).length === 1
  const next = levels.filter((level) => level > highest)
  if (headings.length === 0) return 0
  return isName ? (next.length > 0 ? Math.min(...next) : 0) : highest
}

/** `学历` in a form, where sections have headings of their own. */
const isFieldOfForm = ({ plain }: Line, kind: string) => kind !== 'head' && isFieldLabel(plain)

/** A short line with space above it and a typical ending of section names. */
const sectionNamePattern =
  /^[\p{Script=Han}、/／]{1,8}(?:经历|经验|背景|证书|职称|资格|技能|特长|专长|奖项|荣誉|能力|评价|总结|成果|论文|专利|作品|教育|情况)$/u

/** Whether 个人简历 is the document's title: above everything else, in larger letters, or next to the name. */
function isTitle({ isLevelFromSize, level, plain }: Line, [head, ...others]: DocumentSection[]): boolean {
  if (isLevelFromSize || (others.length === 0 && head!.lines.length === 0)) return true
  return others.length === 0 && head!.lines.length === 1 && level <= 1 && /个人|求职|vitae/i.test(plain)
}

function sectionStartedBy(
  line: Line,
  sectionHeadingLevel: number,
  isTitle: boolean,
  section: DocumentSection,
): Omit<DocumentSection, 'lines'> | 'title' | undefined {
  if (line.isListItem || line.plain.trim() === '') return undefined
  const known = parseSectionHeading(line.plain)
  if (line.namesSection) return namedByPlace(line.plain, known)
  if (
    known &&
    (known.kind !== 'title' || isTitle) &&
    (line.level > 0
      ? line.isLevelFromSize || line.level <= Math.max(sectionHeadingLevel, 1)
      : sectionHeadingLevel === 0 || (!line.plain.includes(' ') && !isFieldOfForm(line, known.kind)))
  ) {
    if (known.kind === 'title') return 'title'
    return { kind: known.kind, title: known.kind === 'head' ? '' : known.title }
  }
  if (line.level === 0 && line.startsParagraph && sectionNamePattern.test(line.plain.trim())) {
    const hinted = guessSectionKind(line.plain)
    // `初级会计职称` below `证书` is one of them.
    const isEntry = section.kind === hinted?.kind && !/(?:经历|经验|背景)$/u.test(line.plain.trim())
    if (hinted && !isEntry) return hinted
  }
  if (!isBracketed(line) && (line.level === 0 || line.level !== sectionHeadingLevel)) return undefined
  const named = namedSection(line.plain)
  return characterCount(named.title) <= 60 ? named : undefined
}
