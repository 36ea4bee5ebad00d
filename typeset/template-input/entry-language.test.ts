import { describe, expect, test } from 'vitest'
import { dateLanguages, writtenIn } from './entry-language'

test.each([
  [['Google', 'Software Engineer', 'Built the search of maps.'], 'en'],
  [['腾讯', '后端工程师', '负责支付网关'], 'zh'],
  [['腾讯', 'GMV', '负责支付网关'], 'zh'],
  [['Google', '软件工程师', '负责搜索'], undefined],
  [['腾讯', 'Led the gateway of payments'], undefined],
  [['Java 后端，Spring Boot'], 'zh'],
  [['CET-6', '598'], undefined],
  [['IELTS', '7.5'], undefined],
  [['AWS', 'PMP'], undefined],
  [['2020'], undefined],
  [[], undefined],
])('%j is written in %s', (lines, language) => {
  expect(writtenIn(lines)).toBe(language)
})

describe('dates are told', () => {
  const english = { head: ['Google', 'Software Engineer'], text: ['Built the search of maps.'] }
  const chinese = { head: ['腾讯', '后端工程师'], text: ['负责支付网关。'] }
  const school = { head: ['University of Manchester', 'Computer Science'], text: [] }
  const university = { head: ['浙江大学', '计算机科学'], text: [] }

  test.each([
    ['in the language of an entry that tells something in it', [english, chinese], 'zh', ['en', 'zh']],
    ['so on an English page too', [english, chinese], 'en', ['en', 'zh']],
    ['as on the rest of the page in a list with a foreign name', [school, university], 'zh', ['zh', 'zh']],
    ['in English where the whole section is', [school, school], 'zh', ['en', 'en']],
    ['in Chinese where the whole section is', [university], 'en', ['zh']],
    ['in the page’s language where an entry says nothing', [{ head: [], text: [] }], 'en', ['en']],
  ] as const)('%s', (_, entries, page, languages) => {
    expect(dateLanguages(entries, page, 'work')).toEqual(languages)
  })

  test('in one form in a list of papers or prizes', () => {
    expect(dateLanguages([english, chinese], 'zh', 'publications')).toEqual(['zh', 'zh'])
    expect(dateLanguages([english, english], 'zh', 'publications')).toEqual(['en', 'en'])
  })
})
