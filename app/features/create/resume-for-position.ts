import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Position } from '#contract/catalogue/position'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'

export type Level = keyof Position['lines']

/**
 * Returns a first draft for a position: its skills and its lines in their sections. Whatever the user has not said, but for the
 * position, stands in 〔〕: it is marked, and the check-up asks for it, until it is replaced or confirmed. From a page in English
 * it is an English resume, if the position has lines for one.
 */
export function resumeForPosition(position: Position, level: Level, language: Language = 'zh'): Resume {
  const written = language === 'en' && position.english ? 'en' : 'zh'
  const { skills, lines } = (written === 'en' && position.english) || position
  const { company, school, major, degree, separator } = blanks[written]
  const name = position.name[written]
  const resume = emptyResume({ ...DEFAULT_STYLE, headings: written })
  const text = lines[level].map((line) => `- ${line}`).join('\n')
  const fillSection = (section: Section): Section => {
    // A beginner's first entry is more often an internship than a job.
    if (section.kind === 'work')
      return withTexts(
        { ...section, kind: level === 'junior' ? 'internship' : 'work' },
        { title: company, subtitle: asPlaceholder(name), text },
      )
    if (section.kind === 'education')
      return withTexts(section, { title: school, subtitle: major, tag: degree })
    return section.kind === 'skills'
      ? withTexts(section, { text: skills.map(asPlaceholder).join(separator) })
      : section
  }
  return {
    ...resume,
    intention: { ...resume.intention, position: name },
    sections: inOrder(resume.sections.map(fillSection), level),
  }
}

const blanks = {
  zh: {
    company: '〔公司全称〕',
    school: '〔学校全称〕',
    major: '〔专业〕',
    degree: '〔学历〕',
    separator: '、',
  },
  en: {
    company: '〔Company〕',
    school: '〔University〕',
    major: '〔Major〕',
    degree: '〔Degree〕',
    separator: ', ',
  },
}

const asPlaceholder = (text: string) => `〔${text}〕`

function withTexts(section: Section, texts: Partial<Item>): Section {
  return { ...section, items: section.items.map((item) => ({ ...item, ...texts })) }
}

/** Experienced applicants list work first, beginners their degree. */
function inOrder(sections: Section[], level: Level): Section[] {
  if (level === 'junior') return sections
  const isDegree = ({ kind }: Section) => kind === 'education'
  return [...sections.filter((section) => !isDegree(section)), ...sections.filter(isDegree)]
}
