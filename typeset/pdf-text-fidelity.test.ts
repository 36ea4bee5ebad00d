import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { SECTION_FIELDS, type SectionKind } from '#contract/resume/section-kinds'
import { readTemplateCatalogue } from './template-catalogue'
import { toComparableText } from './pdf-postprocessing/extract-pdf-text'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)

/** Texts of characters that look like marks, and what must be readable on the page. */
const texts: [text: string, read: string[]][] = [
  ['____', ['____']],
  ['<u></u>', []],
  ['- <u></u>', []],
  ['- ____\n- <u></u>', ['____']],
  ['**____**', ['____']],
  ['签名：____', ['签名：____']],
  ['__init__.py 与 snake_case', ['__init__.py', 'snake_case']],
  ['1. 甲一\n2. 乙二\n\n1. 丙三\n2. 丁四', ['1.', '甲一', '2.', '乙二', '1.', '丙三', '2.', '丁四']],
  ['1、戊五\n2、己六', ['1、', '戊五', '2、', '己六']],
  ['3) 庚七\n4) 辛八', ['3)', '庚七', '4)', '辛八']],
]
const withText = (Object.keys(SECTION_FIELDS) as SectionKind[]).filter((kind) =>
  (SECTION_FIELDS[kind] as readonly string[]).includes('text'),
)

const sections = withText.map((kind) => ({
  id: kind,
  kind,
  title: '一节',
  items: texts.map(([text], i) => ({ id: `${kind}-${i}`, title: '一项', text })),
}))

function pageText(template: string): string {
  const { layer } = compileResume(
    Resume.parse({ schemaVersion: 1, basics: {}, sections, style: { template } }),
  )
  return toComparableText(layer.map(({ text }) => text).join(''))
}

test.each(templates.map(({ id, version }) => `${id}@${version}`))(
  '%s typesets underscores, numbers and their separators as typed',
  (template) => {
    const page = pageText(template)
    const read = texts.flatMap(([, signs]) => signs.map(toComparableText))
    for (const sign of new Set(read)) {
      const wanted = read.filter((one) => one.includes(sign)).length * withText.length
      expect(page.split(sign).length - 1, sign).toBeGreaterThanOrEqual(wanted)
    }
  },
)
