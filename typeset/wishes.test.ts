import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { toComparableText } from './pdf-postprocessing/extract-pdf-text'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
/** These say the state, and partly pay and beginning, without a label; functional in a sentence. */
const sayingLess = new Set(['functional'])

describe.each(templates.map((template) => [template.id, template] as const))(
  '%s',
  (id, { style, version }) => {
    const resume = Resume.parse({
      schemaVersion: 1,
      basics: { name: '林一', phone: '13800001234', city: '深圳' },
      intention: {
        ...{ position: '会计', cities: ['杭州', '上海'], salary: '20–25K' },
        ...{ availability: '2027 年 7 月', status: '在职' },
      },
      style: { ...style, template: `${id}@${version}` },
    })
    const text = toComparableText(
      compileResume(resume)
        .layer.map((piece) => piece.text)
        .join(''),
    )

    test('says of the wished cities that they are wished', () => {
      expect(text).toMatch(/(意向城市|意向地点|希望在)[:：]?杭州、上海/)
    })

    test.skipIf(sayingLess.has(id))('says what the wage, the month and the state stand for', () => {
      expect(text).toMatch(/期望薪资[:：]?20–25K/)
      expect(text).toMatch(/到岗时间[:：]?2027年7月/)
      expect(text).toMatch(/(求职|目前)状态[:：]?在职/)
    })
  },
)
