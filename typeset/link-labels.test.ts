import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { toComparableText } from './pdf-postprocessing/extract-pdf-text'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)

describe.each(templates.map((template) => [template.id, template] as const))(
  '%s',
  (id, { style, version }) => {
    function pageOf(links: [label: string, url: string][], change: object = {}) {
      const resume = Resume.parse({
        schemaVersion: 1,
        basics: {
          ...{ name: '林一', phone: '13800001234', email: 'linyi@example.com', city: '深圳' },
          links: links.map(([label, url], i) => ({ id: `link-${i}`, label, url })),
        },
        style: { ...style, template: `${id}@${version}`, ...change },
      })
      const { layer, warnings } = compileResume(resume)
      expect(warnings).toEqual([])
      return toComparableText(layer.map((piece) => piece.text).join(''))
    }

    test.each([true, false])(
      'says before a link what its owner calls it, with icons or without: %s',
      (icons) => {
        const text = pageOf(
          [
            ['个人网站', 'https://linyi.example.com'],
            ['作品集', 'https://works.example.com/linyi'],
          ],
          { icons },
        )
        expect(text).toMatch(/个人网站[:：]?linyi\.example\.com/)
        expect(text).toMatch(/作品集[:：]?works\.example\.com\/linyi/)
      },
    )

    test('draws a label that is longer than its column, and the whole address', () => {
      const label = '个人作品集与开源项目及技术文章与演讲录像'
      const text = pageOf([[label, 'https://portfolio.example.com/designers/linyi/works']])
      expect(text).toContain(label)
      expect(text).toContain('portfolio.example.com/designers/linyi/works')
    })
  },
)
