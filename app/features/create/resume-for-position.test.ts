import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Industry } from '#contract/catalogue/position'
import { Resume } from '#contract/resume/resume'
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
      expect(skills?.items[0]?.text).toBe(position.skills.join('、'))
    }
  })
})
