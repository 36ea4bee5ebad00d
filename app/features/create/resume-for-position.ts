import { DEFAULT_STYLE } from '#contract/default-style'
import { blankResume } from '#contract/new-resume'
import type { Position } from '#contract/position'
import type { Resume, Section } from '#contract/resume'

export type Level = keyof Position['lines']

/** A first draft for somebody of a position: its skills, and its lines with what must be replaced still marked. */
export function resumeForPosition({ name, skills, lines }: Position, level: Level): Resume {
  const resume = blankResume(DEFAULT_STYLE)
  const text = lines[level].map((line) => `- ${line}`).join('\n')
  const written = (section: Section): Section => {
    // A beginner's first entry is an internship more often than a job.
    if (section.kind === 'work')
      return withText({ ...section, kind: level === 'junior' ? 'internship' : 'work' }, text)
    return section.kind === 'skills' ? withText(section, skills.join('、')) : section
  }
  return {
    ...resume,
    intention: { ...resume.intention, position: name.zh },
    sections: resume.sections.map(written),
  }
}

function withText(section: Section, text: string): Section {
  return { ...section, items: section.items.map((item) => ({ ...item, text })) }
}
