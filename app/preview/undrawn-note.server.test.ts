import { expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createUndrawnNote } from './undrawn-note.server'

const named = (...fields: string[]) =>
  createUndrawnNote(
    buildResume((resume) => (resume.sections[0]!.title = '职业经历')),
    fields.map((field) => ({ field, form: 'blank' as const })),
  )?.zh[0]

test('there is no note when everything was drawn', () => {
  expect(createUndrawnNote(buildResume(), undefined)).toBeUndefined()
})

test.each([
  ['sections[0].title', '“职业经历”'],
  ['sections[0].items[0].title', '“职业经历 · 甲公司”'],
  ['sections[1].items[0].text', '“专业技能 · 语言”'],
  ['basics.name', '“姓名”'],
  ['basics.heightCm', '“身高（cm）”'],
  ['basics.photo', '“照片”'],
  ['basics.links[0].url', '“博客”'],
  ['basics.custom[0].value', '“驾照”'],
  ['intention.cities', '“意向城市”'],
])('%s is named %s', (field, name) => {
  expect(named(field)).toMatch(new RegExp(`^${name.replace(/[()（）]/g, '.')}中有个别字符`))
})

test('an entry with several such fields is named once', () => {
  expect(named('sections[0].items[0].title', 'sections[0].items[0].text')).toMatch(
    /^“职业经历 · 甲公司”中有个别字符/,
  )
})
