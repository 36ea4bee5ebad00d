import { describe, expect, test } from 'vitest'
import { resumeJsonWith, buildItem, buildResume } from '#tests/fixtures/resume-builders'
import { toFieldErrors } from '../validation/to-field-errors'
import { photoIdsOf } from './photo-ids'
import { Resume } from './resume'

function problemsIn(document: unknown) {
  const read = Resume.safeParse(document)
  return read.success ? {} : toFieldErrors(read.error)
}

const manyOf = (count: number, entry: (i: number) => object) =>
  Array.from({ length: count }, (_, i) => entry(i))
const items = (count: number) => manyOf(count, (i) => ({ id: `i-${i}` }))
const sections = (count: number) => manyOf(count, (i) => ({ id: `x-${i}`, kind: 'work' }))

describe('Resume', () => {
  test("fills missing texts with '' and a missing style with the default", () => {
    const read = Resume.parse({ schemaVersion: 1, basics: {}, style: { template: 'classic@1' } })
    expect(read).toMatchObject({
      basics: { name: '', photo: '', birth: '', links: [], custom: [] },
      intention: { position: '', cities: [] },
      sections: [],
      style: { colour: '#1f4e79', font: 'sans', size: 10, fit: 'none' },
    })
  })

  test('shows sections and entries without a `visible` field', () => {
    const section = { id: 's', kind: 'work', items: [{ id: 'i' }] }
    const [read] = Resume.parse(resumeJsonWith('sections', [section])).sections
    expect([read?.visible, read?.items[0]?.visible]).toEqual([true, true])
  })

  test('drops unknown fields', () => {
    expect(Resume.parse(resumeJsonWith('basics.shoeSize', '43')).basics).not.toHaveProperty('shoeSize')
  })

  test.each([
    ['basics.name', ' 王\n小明\u0000 ', '王 小明'],
    ['basics.birth', '1998年8月', '1998-08'],
    ['sections[0].items[0].to', '至今', 'now'],
    ['sections[0].items[0].text', 'a\r\nb', 'a\nb'],
    ['intention.cities', '北京、上海，广州/深圳 杭州', ['北京', '上海', '广州', '深圳', '杭州']],
    ['intention.cities', '', []],
    ['style.size', '10.5', 10.5],
  ])('parses %s %j to %j', (path, typed, stored) => {
    expect(Resume.parse(resumeJsonWith(path, typed))).toEqual(resumeJsonWith(path, stored))
  })
})

describe('a limit of a resume', () => {
  test.each([
    ['basics.name', '𠮷'.repeat(60)],
    ['basics.city', '字'.repeat(200)],
    ['sections[0].items[0].text', '𠮷'.repeat(20_000)],
    ['sections[0].items', items(60)],
    ['sections', sections(30)],
    ['intention.cities', Array.from({ length: 10 }, (_, i) => `市${i}`)],
    ['basics.links', manyOf(10, (i) => ({ id: `k${i}` }))],
    ['basics.custom', manyOf(20, (i) => ({ id: `k${i}` }))],
  ])('accepts %s at its limit', (path, value) => {
    expect(problemsIn(resumeJsonWith(path, value))).toEqual({})
  })

  test.each([
    ['basics.name', '𠮷'.repeat(61), 'tooLong:60'],
    ['basics.city', '字'.repeat(201), 'tooLong:200'],
    ['intention.cities[1]', '字'.repeat(41), 'tooLong:40'],
    ['sections[0].title', '字'.repeat(61), 'tooLong:60'],
    ['sections[0].items[1].note', 'a'.repeat(501), 'tooLong:500'],
    ['sections[0].items[0].text', 'a'.repeat(20_001), 'tooLong:20000'],
    ['sections[0].items', items(61), 'tooMany:60'],
    ['sections', sections(31), 'tooMany:30'],
    ['intention.cities', Array.from({ length: 11 }, (_, i) => `市${i}`), 'tooMany:10'],
    ['basics.links', manyOf(11, (i) => ({ id: `k${i}` })), 'tooMany:10'],
    ['basics.custom', manyOf(21, (i) => ({ id: `k${i}` })), 'tooMany:20'],
  ])('rejects %s beyond its limit', (path, value, code) => {
    expect(problemsIn(resumeJsonWith(path, value))).toEqual({ [path]: code })
  })

  test('limits the whole document to 300 kB', () => {
    const withTexts = (last: number) =>
      resumeJsonWith(
        'sections[0].items',
        manyOf(16, (i) => buildItem(`i-${i}`, { text: i < 15 ? '字'.repeat(6_500) : 'a'.repeat(last) })),
      )
    const bytesLeft = 300 * 1024 - new TextEncoder().encode(JSON.stringify(withTexts(0))).length
    expect(problemsIn(withTexts(bytesLeft))).toEqual({})
    expect(problemsIn(withTexts(bytesLeft + 1))).toEqual({ '': 'tooLarge:300' })
  })

  test('measures a text after cleaning', () => {
    expect(problemsIn(resumeJsonWith('basics.name', '王'.repeat(60) + ' '.repeat(500)))).toEqual({})
  })
})

describe('an invalid value of a resume', () => {
  test.each([
    ['schemaVersion', 2, 'schemaVersion'],
    ['basics', undefined, 'wrongType'],
    ['basics', [], 'wrongType'],
    ['basics.name', 7, 'wrongType'],
    ['basics.name', null, 'wrongType'],
    ['basics.photo', '../../etc/passwd', 'wrongType'],
    ['basics.birth', 'now', 'month'],
    ['basics.birth', '1998-13', 'month'],
    ['basics.birth', 1998, 'wrongType'],
    ['basics.email', 'wang@', 'email'],
    ['basics.email', 'a b@c.de', 'email'],
    ['basics.heightCm', '1.75', 'digits:50–250'],
    ['basics.heightCm', '49', 'digits:50–250'],
    ['basics.weightKg', '301', 'digits:20–300'],
    ['basics.links', 'none', 'wrongType'],
    ['basics.links[0].url', 'no dots', 'link'],
    ['intention.cities', 7, 'wrongType'],
    ['intention.cities[0]', {}, 'wrongType'],
    ['sections', {}, 'wrongType'],
    ['sections[0]', null, 'wrongType'],
    ['sections[0].id', '', 'wrongType'],
    ['sections[0].id', 'a b', 'wrongType'],
    ['sections[0].kind', 'hobby', 'choice'],
    ['sections[0].kind', 'toString', 'choice'],
    ['sections[0].visible', 'false', 'wrongType'],
    ['sections[0].items[0].from', 'now', 'month'],
    ['sections[0].items[0].to', 'someday', 'month'],
    ['sections[0].items[1].to', '2018-06', 'monthOrder'],
    ['sections[0].items[0].text', ['a'], 'wrongType'],
    ['sections[1].id', 's1', 'duplicateId'],
    ['sections[1].items[0].id', 's1-1', 'duplicateId'],
    ['sections[1].items[0].id', 's1', 'duplicateId'],
    ['basics.custom[0].id', 'l1', 'duplicateId'],
    ['basics.custom[0].id', 's1', 'duplicateId'],
    ['style.template', 'Classic', 'unknownTemplate'],
    ['style.template', undefined, 'wrongType'],
    ['style.colour', 'red', 'colour'],
    ['style.font', 'comic', 'choice'],
    ['style.size', 8.9, 'digits:9–12'],
    ['style.size', 'large', 'digits:9–12'],
    ['style.margins', null, 'digits:10–25'],
    ['style.fit', 'two-pages', 'choice'],
    ['style.page', 'A5', 'choice'],
  ])('%s %j is rejected by name as %s', (path, value, problemAt) => {
    expect(problemsIn(resumeJsonWith(path, value))).toEqual({ [path]: problemAt })
  })

  test.each([null, undefined, 1, 'x', [], true])('%j is no resume', (value) => {
    expect(problemsIn(value)).toEqual({ '': 'wrongType' })
  })

  test('an entry may end in the month it began', () => {
    expect(problemsIn(resumeJsonWith('sections[0].items[1].to', '2018-07'))).toEqual({})
  })

  test('reports all invalid fields at once', () => {
    const document = buildResume((resume) => {
      resume.basics.email = 'wang'
      resume.basics.birth = 'once'
      resume.sections[0]!.items[1]!.to = '2017-01'
    })
    expect(problemsIn(document)).toEqual({
      'basics.email': 'email',
      'basics.birth': 'month',
      'sections[0].items[1].to': 'monthOrder',
    })
  })
})

describe('pictures of entries', () => {
  const id = 'abcdefghijklmnopqrstuv'
  const withPictures = (count: number) =>
    buildResume(({ sections }) => {
      sections[0]!.items = Array.from({ length: count }, (_, i) => buildItem(`p${i}`, { picture: id + i }))
    })

  test('an entry without one stays without the field', () => {
    expect(JSON.stringify(Resume.parse(buildResume()))).not.toContain('picture')
  })

  test('a resume holds at most six', () => {
    expect(problemsIn(withPictures(6))).toEqual({})
    expect(problemsIn(withPictures(8))).toEqual({
      'sections[0].items[6].picture': 'tooManyPictures:6',
      'sections[0].items[7].picture': 'tooManyPictures:6',
    })
  })

  test.each(['../../etc/passwd', 'x'.repeat(65), 'a b'])('%s is no picture', (picture) => {
    expect(problemsIn(resumeJsonWith('sections[0].items[0].picture', picture))).toEqual({
      'sections[0].items[0].picture': 'wrongType',
    })
  })

  test('the photo and all pictures are named once, hidden ones too', () => {
    const resume = withPictures(2)
    resume.basics.photo = `${id}1`
    resume.sections[0]!.items[0]!.visible = false
    expect(photoIdsOf(resume)).toEqual([`${id}1`, `${id}0`])
    expect(photoIdsOf(buildResume())).toEqual([])
  })
})

describe('links in a resume', () => {
  const links = (url: string) => problemsIn(resumeJsonWith('basics.links[0].url', url))

  test.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    'example.com',
    'example.com:8080/a',
    'mailto:wang@example.com',
    'https://例子.中国',
  ])('%s is accepted', (url) => {
    expect(links(url)).toEqual({})
  })

  test.each([
    ['doi:10.1000/xyz', 'https://doi.org/10.1000/xyz'],
    ['DOI：10.1000/xyz', 'https://doi.org/10.1000/xyz'],
    ['10.1000/xyz', 'https://doi.org/10.1000/xyz'],
    ['http://dx.doi.org/10.1000/xyz', 'https://doi.org/10.1000/xyz'],
    ['10.1002/(SICI)1097<1::AID>3.0', 'https://doi.org/10.1002/(SICI)1097%3C1::AID%3E3.0'],
  ])('the DOI %s is stored as its address, which stays as it is', (typed, address) => {
    const stored = (url: string) =>
      Resume.parse(resumeJsonWith('basics.links[0].url', url)).basics.links[0]?.url
    expect(stored(typed)).toBe(address)
    expect(stored(address)).toBe(address)
  })

  test.each([
    'doi:javascript:alert(1)',
    'doi:10.1000/a b',
    'javascript:alert(1)',
    'JavaScript:alert(1)//a.b',
    'java\tscript:alert(1)//a.b',
    'javascript:8/alert(1)//a.b',
    'data:text/html,a.b',
    'vbscript:a.b',
    'file:///etc/passwd.txt',
    'ftp://example.com',
    'https://',
    'nodots',
  ])('%s is rejected', (url) => {
    expect(links(url)).toEqual({ 'basics.links[0].url': 'link' })
  })
})
