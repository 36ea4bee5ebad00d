import { describe, expect, test } from 'vitest'
import type { DocumentFormat } from '#contract/resume/document-formats'
import type { Basics, Item, Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { replayChanges } from './replay-changes'
import { findUncertainFields as find } from './uncertain-fields'

const findUncertainFields = (resume: Resume, source: DocumentFormat) =>
  find({ resume, typed: new Map() }, source)

const certain = buildResume(({ basics }) => Object.assign(basics, { phone: '13812345678' }))

test('nothing is uncertain in a resume that was read well', () => {
  expect([...findUncertainFields(certain, 'docx')]).toEqual([])
})

test.each<[Partial<Basics>, object]>([
  [{ name: '' }, { 'basics.name': 'nameMissing' }],
  [{ name: '个人简历' }, { 'basics.name': 'nameIsHeading' }],
  [{ name: '教育背景' }, { 'basics.name': 'nameIsHeading' }],
  [{ name: '云帆科技有限公司' }, { 'basics.name': 'nameIsOrganisation' }],
  [{ name: '王小明 28岁' }, { 'basics.name': 'nameOdd' }],
  [{ name: 'Alexandra Montgomery' }, {}],
  [{ phone: '' }, { 'basics.phone': 'phoneMissing' }],
  [{ phone: '', email: 'a@example.com' }, {}],
  [{ phone: '1381234567' }, { 'basics.phone': 'phoneOdd' }],
  [{ phone: '+86 138-1234-5678' }, {}],
  [{ phone: '010-12345678' }, {}],
  [{ phone: '+1 (415) 555-0100' }, {}],
  [{ phone: '微信同手机号' }, { 'basics.phone': 'phoneOdd' }],
  [{ email: 'a@example.con' }, { 'basics.email': 'emailOdd' }],
  [{ email: 'a@example' }, { 'basics.email': 'emailOdd' }],
])('of a person with %j uncertain is %j', (basics, expected) => {
  const resume = { ...certain, basics: { ...certain.basics, ...basics } }
  expect(Object.fromEntries(findUncertainFields(resume, 'pdf'))).toEqual(expected)
})

test.each([
  ['a@example.com 上海', true],
  ['电话 13812345678', true],
  ['CET-6', false],
])('a fact of one’s own that says “%s” is uncertain while a contact is missing: %j', (value, expected) => {
  const basics = { ...certain.basics, custom: [{ id: 'c1', label: '邮箱', value }] }
  const found = findUncertainFields({ ...certain, basics }, 'pdf')
  expect(found.get('custom.c1.value')).toBe(expected ? 'holdsContact' : undefined)
  const whole = { ...basics, email: 'b@example.com' }
  expect(findUncertainFields({ ...certain, basics: whole }, 'pdf').size).toBe(0)
})

test('a position as long as a sentence is uncertain', () => {
  const intention = { ...certain.intention, position: '很长的一句话'.repeat(6) }
  expect([...findUncertainFields({ ...certain, intention }, 'pdf')]).toEqual([
    ['intention.position', 'positionOdd'],
  ])
})

const dated = { title: '甲公司', from: '2020-01', to: '2021-01' }
test.each<[SectionKind, Partial<Item>, object]>([
  ['work', dated, {}],
  ['work', { title: '甲公司', text: '做事' }, { from: 'dateMissing' }],
  ['skills', { title: '语言', text: 'Rust' }, {}],
  ['work', { ...dated, to: '2019-01' }, { to: 'endBeforeStart' }],
  ['work', { ...dated, to: 'now' }, {}],
  ['work', { ...dated, from: '去年' }, { from: 'dateOdd' }],
  ['work', { ...dated, to: '？' }, { to: 'dateOdd' }],
  ['work', { ...dated, title: '', text: '做事' }, { title: 'titleMissing' }],
  ['awards', { ...dated, title: '2019.06 校级奖学金' }, { title: 'titleHasDate' }],
  ['work', { ...dated, title: '公司名称：甲公司' }, { title: 'titleHasLabel' }],
  ['work', { ...dated, title: '项目经历' }, { title: 'titleIsHeading' }],
  ['work', { ...dated, title: '长'.repeat(41) }, { title: 'titleTooLong' }],
  ['publications', { ...dated, title: '长'.repeat(41) }, {}],
])('in a section of %s with %j uncertain is %j', (kind, texts, expected) => {
  const resume = { ...certain, sections: [buildSection('s', [buildItem('i', texts)], kind)] }
  const paths = Object.entries(expected).map(([field, reason]) => [`items.i.${field}`, reason])
  expect([...findUncertainFields(resume, 'pdf')]).toEqual(paths)
})

describe('an entry of one line', () => {
  const full = (id: string) => buildItem(id, { title: id, subtitle: '职位', text: '做事' })
  const one = buildItem('one', { title: '只有一行' })
  const marked = (...items: Item[]) => [
    ...findUncertainFields({ ...certain, sections: [buildSection('s', items, 'awards')] }, 'pdf').keys(),
  ]
  test('is uncertain between entries with several', () => {
    expect(marked(full('a'), one, full('b'))).toEqual(['items.one.title'])
  })
  test('is certain at an end, and among others of one line', () => {
    expect(marked(one, full('a'))).toEqual([])
    expect(marked(full('a'), one, { ...one, id: 'two' }, full('b'))).toEqual([])
  })
})

test.each([
  ['重点项目与课题', 'project', 'pdf', ['sections.s.kind']],
  ['项目经历', 'project', 'pdf', []],
  ['', 'project', 'pdf', []],
  ['我的故事', 'custom', 'pdf', []],
  ['重点项目与课题', 'project', 'json', []],
] as const)('a section “%s” of the kind %s in a file of %s: %j', (title, kind, source, expected) => {
  const section = { ...buildSection('s', [buildItem('i', dated)], kind), title }
  expect([...findUncertainFields({ ...certain, sections: [section] }, source).keys()]).toEqual(expected)
})

test('lines without a place are not judged as an entry', () => {
  const section = buildSection('unplaced', [buildItem('i', { title: '项目经历' })], 'work')
  expect(findUncertainFields({ ...certain, sections: [section] }, 'pdf').size).toBe(0)
})

test('a kind that was chosen is no guess any more', () => {
  const section = { ...buildSection('s', [buildItem('i', dated)], 'project'), title: '重点项目与课题' }
  const replayed = replayChanges({ ...certain, sections: [section] }, [
    { path: 'sections.s.kind', value: 'work' },
  ])
  expect(replayed.resume.sections[0]!.kind).toBe('work')
  expect(find(replayed, 'pdf').size).toBe(0)
})
