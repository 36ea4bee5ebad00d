import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { sizeOf } from '#tests/sizes'
import { isTypical } from './testing/every-template'
import { createTestEngine, readSample, templatesDir } from './testing/test-templates'

const ids = readdirSync(templatesDir).filter((id) => !id.startsWith('_'))
const engine = createTestEngine()
const sample = readSample('backend-engineer')

function resumeIn(id: string): Resume {
  const { version } = JSON.parse(readFileSync(join(templatesDir, id, 'meta.json'), 'utf8')) as {
    version: number
  }
  const resume = Resume.parse(sample)
  resume.style.template = `${id}@${version}`
  return resume
}

const pagesOf = (resume: Resume, id: string) => {
  const { anchors, compiled, pageCount } = engine.layOut(resume)
  expect(compiled.warnings).toEqual([])
  return { pageCount, pages: anchors.filter((area) => area.id === id).map(({ page }) => page) }
}

/** A cover comes first. */
const firstPageOf = (id: string) => (id === 'application-set' ? 2 : 1)

const range = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step }, (_, i) => from + i * step)

describe.each(ids)('%s', (id) => {
  const tags = isTypical(id) ? [] : ['deep' as const]
  test('a section with a page break starts a page', { tags }, () => {
    const resume = resumeIn(id)
    const section = resume.sections.find(({ kind }) => kind === 'project')!
    const before = pagesOf(resume, section.id)
    section.items[0]!.breakBefore = true
    const after = pagesOf(resume, section.id)
    expect(before.pages[0]).toBe(firstPageOf(id))
    expect(after.pages[0]).toBe(firstPageOf(id) + 1)
    expect(after.pageCount).toBeLessThanOrEqual(before.pageCount + 1)
  })

  test('an entry with a page break starts a page, and loses no words', { tags }, () => {
    const resume = resumeIn(id)
    const entry = resume.sections.find(({ kind }) => kind === 'work')!.items[1]!
    entry.breakBefore = true
    expect(pagesOf(resume, entry.id).pages).toEqual([firstPageOf(id) + 1])
  })

  test(
    'an entry kept together stays on one page at any position; one higher than a page continues on the next',
    { tags: isTypical(id) ? ['sized'] : tags },
    () => {
      for (const lines of [6, 12, 18, 24].slice(sizeOf(3, 0))) {
        const resume = resumeIn(id)
        const [, second] = resume.sections.find(({ kind }) => kind === 'work')!.items
        resume.sections.find(({ kind }) => kind === 'work')!.items[0]!.text = '- 一行\n'.repeat(lines)
        Object.assign(second!, { keep: true, text: '- 两行\n'.repeat(12) })
        expect(pagesOf(resume, second!.id).pages).toHaveLength(1)
      }
      const tall = resumeIn(id)
      const entry = tall.sections.find(({ kind }) => kind === 'work')!.items[1]!
      Object.assign(entry, {
        keep: true,
        text: '- 这是很长的一行，写满了整个页面的宽度也还没有写完\n'.repeat(120),
      })
      expect(pagesOf(tall, entry.id).pages.length).toBeGreaterThan(1)
    },
  )

  test(
    'a section kept together stays on one page at any position, with its heading; one higher than a page continues on the next',
    { tags: ['deep'] },
    () => {
      const projectAfter = (lines: number, keep?: true) => {
        const resume = resumeIn(id)
        const [work, project] = ['work', 'project'].map((kind) =>
          resume.sections.find((one) => one.kind === kind),
        )
        work!.items[0]!.text = '- 一行\n'.repeat(lines)
        Object.assign(project!, keep && { keep })
        return pagesOf(resume, project!.id).pages
      }
      const parted = range(4, 80, 3).find((lines) => projectAfter(lines).length > 1)
      expect(projectAfter(parted!, true)).toHaveLength(1)
      const tall = resumeIn(id)
      const work = tall.sections.find(({ kind }) => kind === 'work')!
      work.keep = true
      work.items[0]!.text = '- 这是很长的一行，写满了整个页面的宽度也还没有写完\n'.repeat(120)
      expect(pagesOf(tall, work.id).pages.length).toBeGreaterThan(1)
    },
  )
})
