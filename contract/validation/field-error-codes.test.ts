import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldError, formatFieldError } from './field-error-codes'

describe('fieldError', () => {
  test.each([
    [fieldError('required'), 'required'],
    [fieldError('tooLong', 200), 'tooLong:200'],
    [fieldError('digits', '50–250'), 'digits:50–250'],
    [fieldError('tooMany', 0), 'tooMany:0'],
  ])('encodes %j as %j', (named, text) => {
    expect(named).toBe(text)
  })
})

describe('formatFieldError', () => {
  test.each([
    ['required', '请填写此项', 'This field is required'],
    ['tooLong:200', '最多 200 个字', 'Use up to 200 characters'],
    ['digits:50–250', '请填写 50–250 范围内的数字', 'Enter a number in the range 50–250'],
    ['photoTooLarge:5', '照片不能超过 5 MB', 'Photos can be up to 5 MB'],
    ['tooLong:1:2', '最多 1:2 个字', 'Use up to 1:2 characters'],
  ])('has a message for %j in both languages', (code, zh, en) => {
    expect(formatFieldError(code, 'zh')).toBe(zh)
    expect(formatFieldError(code, 'en')).toBe(en)
  })

  test.each(['', 'nothingLikeIt', 'Too small: expected string', 'toString', 'constructor', '__proto__', ':'])(
    'treats the unknown code %j as wrongType',
    (code) => {
      expect(formatFieldError(code, 'zh')).toBe('内容格式不正确')
      expect(formatFieldError(code, 'en')).toBe('This format isn’t valid')
    },
  )

  test('inserts its argument literally, including dollar signs', () => {
    expect(formatFieldError("tooLong:$&$1$'", 'en')).toBe("Use up to $&$1$' characters")
  })

  test('returns a message for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('zh' as const, 'en' as const),
        (code, to) => {
          expect(formatFieldError(code, to)).not.toBe('')
        },
      ),
    )
  })
})
