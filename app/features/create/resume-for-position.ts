import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Position } from '#contract/catalogue/position'
import type { Item, Resume, Section } from '#contract/resume/resume'

export type Level = keyof Position['lines']

/**
 * Returns a first draft for a position: its skills and its lines in their sections. Whatever the user has not said, but for the
 * position, stands in 〔〕: it is marked, and the check-up asks for it, until it is replaced or confirmed.
 */
export function resumeForPosition({ name, skills, lines }: Position, level: Level): Resume {
  const resume = emptyResume(DEFAULT_STYLE)
  const text = lines[level].map((line) => `- ${line}`).join('\n')
  const fillSection = (section: Section): Section => {
    // A beginner's first entry is more often an internship than a job.
    if (section.kind === 'work')
      return withTexts(
        { ...section, kind: level === 'junior' ? 'internship' : 'work' },
        { title: '〔公司全称〕', subtitle: asPlaceholder(name.zh), text },
      )
    if (section.kind === 'education')
      return withTexts(section, { title: '〔学校全称〕', subtitle: '〔专业〕', tag: '〔学历〕' })
    return section.kind === 'skills'
      ? withTexts(section, { text: skills.map(asPlaceholder).join('、') })
      : section
  }
  return {
    ...resume,
    intention: { ...resume.intention, position: name.zh },
    sections: inOrder(resume.sections.map(fillSection), level),
  }
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
