import { describe, expect, test } from 'vitest'
import { assistedFields, markedAssisted } from '#contract/assisted'
import { Resume } from '#contract/resume'
import { someResume } from '#tests/builders'
import { maskedContacts, maskEmail, maskPhone } from './masked-contacts'

describe('masking', () => {
  test.each([
    ['13812345678', '138****5678'],
    ['+86 138-1234-5678', '+86 1**-****-5678'],
    ['010-12345678', '010-****5678'],
    ['12345', '1**45'],
    ['', ''],
    ['微信同号', '微信同号'],
  ])('of the phone %s leaves %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked))

  test.each([
    ['wang@example.com', 'w***@example.com'],
    ['a@b.cn', 'a***@b.cn'],
  ])('of the mail %s leaves %s', (mail, masked) => expect(maskEmail(mail)).toBe(masked))
})

test('phone and mail are masked wherever they stand, and the rest is as it was', () => {
  const resume = someResume(({ basics, sections }) => {
    basics.phone = '13812345678'
    basics.email = 'wang@example.com'
    basics.custom = [{ id: 'c1', label: '微信', value: '138 1234 5678' }]
    basics.links = [
      { id: 'l1', label: '写信', url: 'mailto:wang@example.com' },
      { id: 'l2', label: '13812345678', url: 'https://example.com/13812345678' },
    ]
    sections[0]!.items[0]!.text = '电话 13812345678，或 other@example.com；营收 13812345678901 元'
  })
  const masked = maskedContacts(resume)
  const { basics, sections } = masked
  expect([basics.phone, basics.email]).toEqual(['138****5678', 'w***@example.com'])
  expect(basics.custom[0]?.value).toBe('138 **** 5678')
  expect(basics.links.map(({ label, url }) => [label, url])).toEqual([
    ['写信', 'mailto:w***@example.com'],
    ['138****5678', 'https://example.com/13812345678'],
  ])
  expect(sections[0]?.items[0]?.text).toContain('电话 138****5678，或 o***@example.com')
  expect(Resume.parse(masked)).toEqual(masked)
  expect({ ...masked, basics: null, sections: null }).toEqual({ ...resume, basics: null, sections: null })
})

test('a resume without contacts stays as it is', () => {
  expect(maskedContacts(someResume())).toEqual(someResume())
})

test('what an AI wrote is told to strangers too', () => {
  const marked = markedAssisted(someResume(), 's1-1.text', true)
  expect(assistedFields(maskedContacts(marked))).toEqual(['s1-1.text'])
})
