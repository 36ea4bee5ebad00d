import { expect } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { buildItem, buildSection } from '#tests/fixtures/resume-builders'
import { compileResume } from './testing/compile-resume'
import { testEveryTemplate } from './testing/every-template'
import type { TextPiece } from './svg/extract-text-positions'

/** What people leave out: each head says one thing, or two that are far apart in a full one. */
const heads: Record<string, { basics: object; intention?: object }> = {
  'a name alone': { basics: { name: '周予安' } },
  'an e-mail': { basics: { name: '周予安', email: 'yuan@example.com' } },
  'a phone and a link': {
    basics: {
      name: '周予安',
      phone: '138 0000 5678',
      links: [{ id: 'l', label: '', url: 'https://example.com/yuan' }],
    },
  },
  'a city and no position': { basics: { name: '周予安', city: '成都' }, intention: { salary: '面议' } },
  'a position and a month': {
    basics: { name: '周予安', birth: '2001-05' },
    intention: { position: '会计', availability: '一个月内' },
  },
  'no name': { basics: { phone: '138 0000 5678', email: 'yuan@example.com' } },
}
const sections = [
  buildSection('work', [buildItem('w', { title: '甲公司', subtitle: '会计', text: '- 做账' })], 'work'),
]
const separators = '|｜·/、,，;；•'

/** The lines of the text above the first section, left to right. */
function headLines(layer: readonly TextPiece[]): string[] {
  const end = layer.findIndex(({ text }) => /工作|甲公司/.test(text))
  const lines = new Map<string, TextPiece[]>()
  for (const piece of layer.slice(0, end < 0 ? undefined : end)) {
    const key = piece.baseline.toFixed(0)
    lines.set(key, [...(lines.get(key) ?? []), piece])
  }
  return [...lines.values()].map((line) =>
    line
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
}

testEveryTemplate(
  '$id leaves no separator and no label without its text in a head that says little',
  (template) => {
    for (const [name, head] of Object.entries(heads)) {
      const style = { ...template.style, template: `${template.id}@${template.version}` }
      const { layer, warnings } = compileResume(Resume.parse({ schemaVersion: 1, ...head, sections, style }))
      expect(warnings, name).toEqual([])
      const lines = headLines(layer)
      expect(lines.length, name).toBeGreaterThan(0)
      for (const line of lines) {
        expect(
          separators.split('').filter((sign) => line.startsWith(sign) || line.endsWith(sign)),
          `${name}: ${line}`,
        ).toEqual([])
        expect(line, name).not.toMatch(/[：:]$/)
      }
    }
  },
)
