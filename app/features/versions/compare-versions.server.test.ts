import { expect, test } from 'vitest'
import { buildResume, buildVersion } from '#tests/fixtures/resume-builders'
import { compareVersions } from './compare-versions.server'

const versionOf = (revision: number, text: string) => ({
  ...buildVersion(revision),
  resume: buildResume((resume) => (resume.sections[0]!.items[0]!.text = text)),
})
const diffOf = (before: string, after: string) =>
  compareVersions(versionOf(2, after), versionOf(1, before)).parts[0]!.entries[0]!.fields[0]!.diff

test('the words of a rich text are compared without its marks', () => {
  expect(diffOf('- **负责**商城运营，效果不错', '- 牵头商城运营，效果不错')).toEqual([
    { kind: 'gone', text: '负责' },
    { kind: 'new', text: '牵头' },
    { kind: 'same', text: '商城运营，效果不错' },
  ])
})

test('another format of the same words has no changed words', () => {
  expect(diffOf('- 负责商城', '- **负责**商城')).toEqual([])
})

test('long unchanged passages are cut down to what stands beside a change', () => {
  const long = '一二三四五六七八九十'.repeat(30)
  const parts = diffOf(`${long}甲方${long}`, `${long}乙方案${long}`)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
  expect(parts[0]!.text).toBe(` … ${long.slice(-40)}`)
  expect(parts[3]!.text).toBe(`${long.slice(0, 40)} … `)
})
