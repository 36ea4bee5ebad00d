import { DEFAULT_STYLE } from '#contract/default-style'
import { blankResume } from '#contract/new-resume'
import type { Item, Resume, Section } from '#contract/resume'
import { Limits } from '#contract/resume-limits'
import { findDates, saysWhen } from './dates-in-line'
import { addText, createEntry, mayBeHead, put, putAddress, readHead, shows } from './entry'
import { fitKinds } from './fit-kinds'
import { isEnglish } from './is-english'
import { hintedSection, readSectionName, undecorated } from './known-sections'
import { countOf, type Line } from './line'
import { placeHead } from './place-head'
import { splitLine } from './split-line'
import { withUnplaced } from './unplaced'

/** The lines of one section of the document: `head` is what is said of the person. */
type Part = { kind: Section['kind'] | 'head'; title: string; lines: Line[] }

/**
 * Makes a resume of a document's lines. Sections are known by their names and headings, entries by their headings and
 * dates. Total: whatever finds no place goes to a section of its own, no word is lost.
 */
export function placeLines(all: Line[]): Resume {
  const lines = all.filter(({ aside }) => !aside)
  const resume: Resume = { ...blankResume({ ...DEFAULT_STYLE }), sections: [] }
  const parts = partsOf(lines)
  const left: string[] = []
  const named = nameLine(lines)
  for (const part of parts) {
    const isNamed = resume.basics.name !== '' || (named !== undefined && !part.lines.includes(named))
    if (part.kind === 'head') left.push(...placeHead(resume, part.lines, isNamed))
    else placeSection(resume, { ...part, kind: part.kind })
  }
  if (isEnglish(lines.map(({ plain }) => plain))) resume.style.headings = 'en'
  return withUnplaced(fitKinds(resume), all, left)
}

function partsOf(lines: Line[]): Part[] {
  const parts: Part[] = [{ kind: 'head', title: '', lines: [] }]
  const top = sectionLevel(lines)
  const named = nameLine(lines)
  for (const line of lines) {
    if (line === named) {
      parts.push({ kind: 'head', title: '', lines: [line] })
      continue
    }
    const opened = opens(line, top, isTitle(line, parts))
    if (opened === 'title') continue
    if (opened) parts.push({ ...opened, lines: [] })
    else parts.at(-1)!.lines.push(line)
  }
  return parts
}

/** Beside a column that comes first the largest letters are the name, and what follows is said of the person. */
function nameLine(lines: Line[]): Line | undefined {
  const largest = lines.filter(({ bySize, level }) => bySize && level === 1)
  const [line] = largest
  const isOne = line && largest.length <= 2 && countOf(line.plain) <= 40
  return isOne && !readSectionName(line.plain) && !hintedSection(line.plain) ? line : undefined
}

/** The level of the headings that are sections; 0 when no heading is one. */
function sectionLevel(lines: Line[]): number {
  const headings = lines.filter(({ level }) => level > 0)
  const known = headings.filter(({ plain }) => {
    const named = readSectionName(plain)
    return named !== undefined && named.kind !== 'title'
  })
  if (known.length > 0) return Math.min(...known.map(({ level }) => level))
  const levels = headings.map(({ level }) => level)
  const highest = Math.min(...levels)
  // One heading above all others is the name.
  const isName = levels.filter((level) => level === highest).length === 1
  const next = levels.filter((level) => level > highest)
  if (headings.length === 0) return 0
  return isName ? (next.length > 0 ? Math.min(...next) : 0) : highest
}

/** A short line with room above it that ends as names of sections do. */
const readsAsName =
  /^\p{Script=Han}{1,6}(?:经历|经验|背景|证书|职称|资格|技能|特长|奖项|荣誉|能力|评价|总结|成果)$/u

/** Whether what is called 个人简历 is the document: above all else or in letters of its own, or beside a name. */
function isTitle({ bySize, level, plain }: Line, [head, ...others]: Part[]): boolean {
  if (bySize || (others.length === 0 && head!.lines.length === 0)) return true
  return others.length === 0 && head!.lines.length === 1 && level <= 1 && /个人|求职|vitae/i.test(plain)
}

function opens(line: Line, top: number, isTitle: boolean): Omit<Part, 'lines'> | 'title' | undefined {
  if (line.listed || line.plain.trim() === '') return undefined
  const known = readSectionName(line.plain)
  if (
    known &&
    (known.kind !== 'title' || isTitle) &&
    (line.level > 0 ? line.bySize || line.level <= Math.max(top, 1) : top === 0 || !line.plain.includes(' '))
  ) {
    if (known.kind === 'title') return 'title'
    return { kind: known.kind, title: known.kind === 'head' ? '' : known.title }
  }
  if (line.level === 0 && line.parted && readsAsName.test(line.plain.trim())) {
    const named = hintedSection(line.plain)
    if (named) return named
  }
  const bracketed = /^【[^【】]+】$/u.test(line.plain.trim())
  if (!bracketed && (line.level === 0 || line.level !== top)) return undefined
  const hinted = hintedSection(line.plain)
  if (hinted) return hinted
  const title = undecorated(line.plain)
  return countOf(title) <= 60 ? { kind: 'custom', title } : undefined
}

function placeSection(resume: Resume, { kind, title, lines }: Part & { kind: Section['kind'] }): void {
  const number = resume.sections.length + 1
  const section: Section = { id: `s${number}`, kind, title, visible: true, items: [] }
  let entry: Item | undefined
  /** The entry has its heading and waits for the line of role, place and dates. */
  let opened = false
  const open = () => (entry = createEntry(section, `s${number}-${section.items.length + 1}`))

  lines.forEach((line, index) => {
    if (line.plain.trim() === '' && line.rich.trim() === '') return
    if (line.level > 0) {
      open()
      opened = true
      const own = line.plain.trim()
      if (own === '-') return
      // A heading with tabs or dates says more than the title.
      if (shows(section, 'title') && (saysWhen(own) || /\t| {2,}/.test(own)))
        readHead(section, entry!, line, true)
      else if (!put(section, entry!, 'title', putAddress(section, entry!, own) || own))
        entry = addText(section, entry!, line.rich, false)
      return
    }
    if (opened && entry && mayBeHead(line) && isMeta(section, line)) {
      readHead(section, entry, line, entry.title === '')
      opened = !saysWhen(line.plain) && entry.subtitle === ''
      return
    }
    opened = false
    if (entry && isAddress(line.plain) && put(section, entry, 'link', addressOf(line.plain))) return
    if (shows(section, 'title') && beginsEntry(section, lines, index)) {
      open()
      if (saysWhen(line.plain)) readHead(section, entry!, line, true)
      else if (put(section, entry!, 'title', line.plain.trim())) opened = true
      else entry = addText(section, entry!, line.rich, false)
      return
    }
    entry = addText(section, entry ?? open(), line.rich, line.parted)
  })
  if (section.items.length > 0 || title !== '') resume.sections.push(...partedSection(section))
}

/** What follows a heading and is not yet the text: parts that stand apart, dates, or one short phrase. */
function isMeta(section: Section, { plain }: Line): boolean {
  if (!shows(section, 'subtitle')) return false
  if (saysWhen(plain) || splitLine(plain).length > 1) return true
  return countOf(plain) <= 30 && !/[。；;.!！?？：:]$/u.test(plain) && !isAddress(plain)
}

/** In documents without headings an entry begins with the line of its dates, or the short line before that. */
function beginsEntry(section: Section, lines: Line[], index: number): boolean {
  const line = lines[index]!
  if (!mayBeHead(line) || section.kind === 'summary' || section.kind === 'skills') return false
  if (findDates(line.plain)?.isRange) return true
  if (saysWhen(line.plain)) return countOf(line.plain) <= 60 && !/[。；]$/u.test(line.plain)
  const next = lines[index + 1]
  return (
    next !== undefined &&
    next.level === 0 &&
    !isDeeper(line, next) &&
    mayBeHead(next) &&
    countOf(line.plain) <= 40 &&
    !/[。；，：:]$/u.test(line.plain) &&
    findDates(next.plain)?.isRange === true &&
    splitLine(findDates(next.plain)?.rest ?? '').length <= 2
  )
}

/** What is set in belongs to what came before. */
const isDeeper = (line: Line, next: Line) =>
  line.x !== undefined && next.x !== undefined && line.x > next.x + 6

const isAddress = (text: string) => /^<?https?:\/\/[^\s<>]+>?$/i.test(text.trim())
const addressOf = (text: string) => text.trim().replace(/^<|>$/g, '')

/** More entries than a section holds go on in another of its name. */
function partedSection(section: Section): Section[] {
  const { id, items } = section
  const count = Math.max(1, Math.ceil(items.length / Limits.items))
  return Array.from({ length: count }, (_, i) => ({
    ...section,
    id: i === 0 ? id : `${id}-part${i + 1}`,
    items: items.slice(i * Limits.items, (i + 1) * Limits.items),
  }))
}
