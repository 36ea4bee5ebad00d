import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import type { Item } from '#contract/resume/resume'
import { buildItem, buildSection } from '#tests/fixtures/resume-builders'
import { areasFromAnchors, type Anchor } from './areas'
import { readTemplateCatalogue } from './template-catalogue'
import { toComparableText } from './pdf-postprocessing/extract-pdf-text'
import { compiler, compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const names =
  'Python|Go|TypeScript|Java|C++|React|Vue 3|Node.js|Spring Boot|MySQL|PostgreSQL|Redis|Kafka|Elasticsearch|Docker|Kubernetes|Linux 运维|CI/CD|微服务架构|分布式事务|性能调优|单元测试|数据建模|机器学习|PyTorch|Spark|Flink|Hadoop 生态|英语（CET-6）|项目管理（PMP）'.split(
    '|',
  )

function draw(items: Item[], style: object = { template: 'classic@4' }) {
  const resume = Resume.parse({
    schemaVersion: 1,
    basics: {},
    sections: [buildSection('skills', items, 'skills')],
    style,
  })
  const { document, warnings, layer } = compileResume(resume)
  const rows = new Map<string, typeof layer>()
  for (const piece of layer) {
    const key = `${piece.page}:${piece.baseline.toFixed(1)}`
    rows.set(key, [...(rows.get(key) ?? []), piece])
  }
  const lines = [...rows.values()].map((row) =>
    row
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
  const areas = areasFromAnchors(compiler.query(document, 'anchor') as Anchor[], 841.89, 28)
  return { warnings, lines, areas, text: toComparableText(layer.map(({ text }) => text).join('')) }
}

const entries = names.map((title, i) => buildItem(`skill-${i}`, { title }))
const bullets = [buildItem('skill-0', { text: names.map((name) => `- ${name}`).join('\n') })]
const lines = [buildItem('skill-0', { text: names.join('\n') })]

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const style = { ...template.style, template: `${template.id}@${template.version}` }

  const expectRows = (items: typeof entries) => {
    const { warnings, lines, areas, text } = draw(items, style)
    expect(warnings).toEqual([])
    let from = 0
    for (const name of names.map(toComparableText)) {
      const at = text.indexOf(name, from)
      expect(at, name).toBeGreaterThanOrEqual(from)
      from = at + name.length
    }
    const ends = lines.filter((line) => names.some((name) => line.startsWith(name) || line.endsWith(name)))
    expect(ends.filter((line) => /^·|·$/.test(line))).toEqual([])
    expect(ends.length).toBeLessThanOrEqual(16)
    const marked = new Set(areas.map(({ id }) => id))
    expect(['skills', ...items.map(({ id }) => id)].filter((id) => !marked.has(id))).toEqual([])
  }
  test('30 skills as entries run on in rows, in order, each where it is', () => expectRows(entries))
  test.each([
    ['bullets', bullets],
    ['lines', lines],
  ])('so do 30 skills as %s', { tags: ['deep'] }, (_kind, items) => expectRows(items))
})

describe('the skills of a page', () => {
  const linesOf = (...items: Partial<Item>[]) =>
    draw(items.map((item, i) => buildItem(`skill-${i}`, item)))
      .lines.slice(1)
      // Bullets are drawn on a baseline of their own; pages are numbered.
      .filter((line) => !/^(?:•|\d ?\/ ?\d)$/.test(line))
  const titled = (count: number) => names.slice(0, count).map((title) => ({ title }))

  test('five stand one a line, six in a row', () => {
    expect(linesOf(...titled(5))).toHaveLength(5)
    expect(linesOf(...titled(6))).toEqual(['Python·Go·TypeScript·Java·C++·React'])
  })

  test('one with a description stays a row of its own, in its place', () => {
    const described = { title: '英语', text: 'CET-6，可作为工作语言' }
    expect(linesOf(...titled(6), described, ...titled(2))).toEqual([
      'Python·Go·TypeScript·Java·C++·React',
      '英语CET-6，可作为工作语言',
      'Python',
      'Go',
    ])
  })

  test('one that is kept whole or begins a page stays an entry', () => {
    expect(linesOf(...titled(5), { title: '一', keep: true }, ...titled(5))).toHaveLength(11)
    expect(linesOf(...titled(5), { title: '一', breakBefore: true }, ...titled(5))).toHaveLength(11)
  })

  test.each([
    ['sentences', names.slice(0, 8).map((name) => `- 熟悉 ${name}。`)],
    ['long items', names.slice(0, 8).map((name) => `- 在三个项目里独立使用过 ${name} 并做过优化`)],
    ['numbers', names.slice(0, 8).map((name, i) => `${i + 1}. ${name}`)],
    ['items with points', names.slice(0, 8).map((name) => `- ${name}\n  - 三年`)],
  ])('%s stay a list', (_, points) => {
    const text = points.join('\n')
    expect(linesOf({ text })).toHaveLength(text.split('\n').length)
  })

  test('bold words and links stay in a row', () => {
    const text = ['- **Python**', '- [Go](https://go.dev)', ...names.slice(2, 8).map((name) => `- ${name}`)]
    expect(linesOf({ text: text.join('\n') })).toEqual(['Python·Go·TypeScript·Java·C++·React·Vue 3·Node.js'])
  })
})
