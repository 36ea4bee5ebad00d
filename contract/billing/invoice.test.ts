import { expect, test } from 'vitest'
import { toFieldErrors } from '../validation/to-field-errors'
import { InvoiceRequestInput } from './invoice'

const company = {
  tradeNo: 'T20260501abc',
  titleKind: 'company',
  title: '江城示例科技有限公司',
  taxNumber: '91310000ma1fake03b',
  email: 'lin@example.com',
}
const errorsOf = (change: Record<string, unknown>) => {
  const parsed = InvoiceRequestInput.safeParse({ ...company, ...change })
  return parsed.success ? undefined : toFieldErrors(parsed.error)
}

test('a request of a company is read with its tax number in capital letters', () => {
  expect(InvoiceRequestInput.parse(company)).toEqual({
    ...company,
    taxNumber: '91310000MA1FAKE03B',
    note: '',
  })
})

test.each([
  ['no tax number', { taxNumber: ' ' }, { taxNumber: 'required' }],
  ['a short tax number', { taxNumber: '914403' }, { taxNumber: 'taxNumber' }],
  ['a wrong check character', { taxNumber: '91310000MA1FAKE03A' }, { taxNumber: 'taxNumberCheck' }],
  ['no title', { title: ' ' }, { title: 'required' }],
  ['a long note', { note: '好'.repeat(201) }, { note: 'tooLong:200' }],
  ['an unknown kind', { titleKind: 'state' }, { titleKind: 'choice' }],
])('a request of a company with %s says so at the field', (_, change, errors) => {
  expect(errorsOf(change)).toEqual(errors)
})

test('every wrong field is named at once', () => {
  expect(errorsOf({ taxNumber: '', title: '', email: 'lin' })).toEqual({
    taxNumber: 'required',
    title: 'required',
    email: 'email',
  })
})

test('a person needs no tax number', () => {
  expect(errorsOf({ titleKind: 'person', taxNumber: '' })).toBeUndefined()
  expect(errorsOf({ titleKind: 'person', taxNumber: 'unused' })).toBeUndefined()
})
