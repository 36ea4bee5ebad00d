import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { matrixDocuments } from '#tests/fixtures/matrix-documents'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { readSample, templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)

function layerOf(id: string, written: object) {
  const { version, style } = templates.find((template) => template.id === id)!
  const resume = { schemaVersion: 1, ...written, style: { ...style, template: `${id}@${version}` } }
  return compileResume(Resume.parse(resume)).layer
}

test('every table and fact of the registration form begins its columns on the same seven tracks', () => {
  const layer = layerOf('registration-form', readSample('nurse'))
  const left = (text: string) =>
    layer.filter((piece) => piece.text === text).map((piece) => Math.round(piece.left))
  const names = [
    '时间',
    '起止时间',
    '证书名称',
    '颁发单位',
    '工作单位',
    '职务',
    '院校',
    '专业',
    '学历',
    '院系',
    '题目',
    '级别',
  ]
  const facts = ['姓名', '性别', '出生年月', '毕业院校', '电话', '意向地点']
  for (const name of [...names, ...facts]) expect(left(name), name).not.toEqual([])
  expect(new Set([...names, ...facts].flatMap(left)).size).toBeLessThanOrEqual(7)
  expect(left('职务')).toEqual(left('专业'))
})

test.each(['one sample', 'five pages'])('the cover of the application set is one page: %s', (name) => {
  const written = name === 'five pages' ? matrixDocuments[name]! : readSample('institution-clerk')
  const layer = layerOf('application-set', written)
  const contents = layer.find(({ text }) => text === '履历')
  expect(contents?.page).toBe(layer[0]?.page)
})
