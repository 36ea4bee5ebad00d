import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Industry } from '#contract/catalogue/position'
import { Resume } from '#contract/resume/resume'
import { lintResume } from '#resume-lint/lint-resume'
import { resumeForPosition } from './resume-for-position'

const folder = 'content/positions'
const positions = readdirSync(folder).flatMap(
  (file) => Industry.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).positions,
)

describe.each(['junior', 'senior'] as const)('a first draft for the level %s', (level) => {
  test('is a valid resume for every position of the library, with its lines and skills', () => {
    expect(positions.length).toBeGreaterThan(0)
    for (const position of positions) {
      const resume = Resume.parse(resumeForPosition(position, level))
      expect(resume.intention.position).toBe(position.name.zh)
      const work = resume.sections.find(({ kind }) => kind === (level === 'junior' ? 'internship' : 'work'))
      expect(work?.items[0]?.text.split('\n')).toEqual(position.lines[level].map((line) => `- ${line}`))
      expect(resume.sections.at(level === 'junior' ? 0 : -1)?.kind).toBe('education')
      const skills = resume.sections.find(({ kind }) => kind === 'skills')
      expect(skills?.items[0]?.text).toBe(position.skills.map((skill) => `〔${skill}〕`).join('、'))
    }
  })

  test('is an English resume from a page in English, where the position has lines for one', () => {
    const inEnglish = positions.flatMap((position) => position.english ?? [])
    expect(inEnglish.length).toBeGreaterThan(40)
    for (const position of positions) {
      const resume = Resume.parse(resumeForPosition(position, level, 'en'))
      if (!position.english) expect(resume).toEqual(resumeForPosition(position, level))
      else expect(JSON.stringify(resume)).not.toMatch(/\p{Script=Han}/u)
      expect(resume.style.headings).toBe(position.english ? 'en' : 'zh')
    }
  })

  test('claims nothing: every entry that it fills has placeholders, and the check-up reports each', () => {
    for (const position of positions) {
      for (const language of ['zh', 'en'] as const) {
        const resume = resumeForPosition(position, level, language)
        const filled = resume.sections.flatMap(({ items }) =>
          items.flatMap(({ id, title, subtitle, tag, text }) =>
            [title, subtitle, tag, ...text.split('\n')].filter(Boolean).map((said) => ({ id, said })),
          ),
        )
        expect(filled.filter(({ said }) => !/〔[^〔〕]+〕/.test(said))).toEqual([])
        const findings = lintResume(resume, { today: '2026-11' }).filter(({ rule }) => rule === 'placeholder')
        for (const { id } of filled) expect(findings.map(({ ownerId }) => ownerId)).toContain(id)
      }
    }
  })
})
