import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { applyIntent, parseIntent } from './intents'

const applied = (resume: ReturnType<typeof buildResume>, intent: string) =>
  applyIntent(resume, parseIntent(intent), () => 'new')

describe('the column of a section', () => {
  const columnsOf = (resume: ReturnType<typeof buildResume>) => resume.sections.map(({ column }) => column)

  test('is chosen, changed, and left to the template the second time', () => {
    const side = applied(buildResume(), 'columnSection:s2:side')
    expect(columnsOf(side)).toEqual([undefined, 'side'])
    const main = applied(side, 'columnSection:s2:main')
    expect(columnsOf(main)).toEqual([undefined, 'main'])
    expect(applied(main, 'columnSection:s2:main')).toEqual(buildResume())
  })

  test('comes with a place in one step', () => {
    const moved = applied(buildResume(), 'placeSection:s2:0,side')
    expect(moved.sections.map(({ id, column }) => [id, column])).toEqual([
      ['s2', 'side'],
      ['s1', undefined],
    ])
    expect(columnsOf(applied(moved, 'placeSection:s2:1'))).toEqual([undefined, 'side'])
  })

  test.each([
    'columnSection:s1:middle',
    'columnSection:s1',
    'columnSection:nobody:side',
    'placeSection:s1:0,top',
  ])('%s changes nothing', (intent) => {
    const resume = buildResume()
    expect(applied(resume, intent)).toBe(resume)
  })
})
