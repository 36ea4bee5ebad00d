import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { fileNamePresets } from './file-name-presets'

const education = buildSection(
  's3',
  [buildItem('s3-1', { title: '浙江大学', subtitle: '软件工程' }), buildItem('s3-2', { title: '温州中学' })],
  'education',
)
const presetsOf = (change: Parameters<typeof buildResume>[0]) =>
  Object.fromEntries(fileNamePresets(buildResume(change)).map(({ preset, fileName }) => [preset, fileName]))

test('names of files are offered from the first school, the position and the name', () => {
  expect(presetsOf((resume) => void resume.sections.push(education))).toEqual({
    namePosition: '王小明-前端工程师',
    namePositionSchool: '王小明-前端工程师-浙江大学',
    positionName: '前端工程师-王小明',
    nameSchoolMajor: '王小明-浙江大学-软件工程',
  })
})

test('a name with a part that the resume lacks is not offered', () => {
  expect(presetsOf(() => undefined)).toEqual({
    namePosition: '王小明-前端工程师',
    positionName: '前端工程师-王小明',
  })
  expect(presetsOf((resume) => (resume.basics.name = ' '))).toEqual({})
})
