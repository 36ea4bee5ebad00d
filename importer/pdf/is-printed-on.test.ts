import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { readResumeFixture } from '#tests/fixtures/resume-lines'
import { lineOf } from '../line'
import { isPrintedOn } from './is-printed-on'

const resume = readResumeFixture('three-pages')
const { basics, intention, sections } = resume
/** Its pages: a line for each text, among labels. */
const pages = [
  `${basics.name}  ${intention.position}`,
  `电话 ${basics.phone}\t邮箱 ${basics.email}\t现居 ${basics.city}`,
  ...Object.values({ ...basics, photo: '', links: '', custom: '' }),
  ...basics.links.map(({ url }) => url),
  ...basics.custom.map(({ label, value }) => `${label}：${value}`),
  ...[intention.salary, intention.availability, intention.status, ...intention.cities],
  ...sections.flatMap(({ title, items }) => [
    title,
    ...items.flatMap((item) => [
      `${item.title}\t${item.from} – ${item.to}`,
      ...[item.subtitle, item.tag, item.place, item.note, item.link, ...item.text.split('\n')],
    ]),
  ]),
]
const isPrinted = (lines: string[], one: Resume = resume) =>
  isPrintedOn(
    one,
    lines.map((text) => lineOf(text)),
  )

test('a resume is printed on its own pages, in any order of lines', () => {
  expect(isPrinted(pages)).toBe(true)
  expect(isPrinted(pages.toReversed())).toBe(true)
})

describe('a resume is not printed any more', () => {
  const withPhone = (phone: string) => pages.map((line) => line.replaceAll(basics.phone, phone))

  test.each([
    ['where the phone is another', withPhone('13911112222')],
    ['where the name is another', pages.map((line) => line.replaceAll(basics.name, '欧阳若水'))],
    [
      'where an entry was removed',
      pages.filter((line) => !(sections[1]?.items[0]?.text ?? '').includes(line)),
    ],
    ['where a sentence was added', [...pages, '二〇二六年春天晋升为集团首席架构官并主导全球业务']],
    ['on pages without a word', []],
  ])('%s', (_, lines) => {
    expect(isPrinted(lines)).toBe(false)
  })

  test('where it tells only a part of the pages', () => {
    expect(isPrinted(pages, { ...resume, sections: [] })).toBe(false)
  })

  test('where it has no words at all', () => {
    const blank = { ...resume, basics: { ...basics, name: '', phone: '', email: '' }, sections: [] }
    expect(isPrinted(['无'], { ...blank, intention: { ...intention, position: '', cities: [] } })).toBe(false)
  })
})
