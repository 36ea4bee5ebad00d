import { ApiCodes } from '#contract/http/api-codes'
import { endpoints } from '#contract/http/endpoints'
import { describe, expect, test } from 'vitest'
import { ApiError, invalidFields, invalidInput, toFailureData } from './api-error'
import { createTestResume } from '../testing/test-api'

function problemsOfSave(resume: unknown) {
  const parsed = endpoints.createDraft.input.safeParse({ resume })
  return parsed.success ? undefined : invalidInput(parsed.error).details.fields
}

describe('fields of a resume are named as in the resume', () => {
  const resume = createTestResume('林晓')

  test.each([
    [{ ...resume, basics: { ...resume.basics, email: 'x' } }, { 'basics.email': 'email' }],
    [
      { ...resume, sections: [{ ...resume.sections[0], title: 'a'.repeat(61) }] },
      { 'sections[0].title': 'tooLong:60' },
    ],
    [undefined, { '': 'wrongType' }],
  ])('field names of %#', (given, fields) => {
    expect(problemsOfSave(given)).toEqual(fields)
  })
})

describe('the error message', () => {
  test.each([
    [
      invalidFields({ 'basics.email': 'email' }),
      'basics.email：邮箱格式不正确',
      'basics.email: Enter a valid email address',
    ],
    [invalidFields({ '': 'tooLarge:300' }), '整份简历不能超过 300 kB', 'Resumes can be up to 300 KB'],
    [
      new ApiError(ApiCodes.notFound, 'photoGone'),
      '照片已失效，请重新上传',
      'This photo is no longer available. Upload it again.',
    ],
    [
      new ApiError(ApiCodes.tooManyRequests, 'tooMany', { waitMs: 41_200 }),
      '操作太频繁，请 42 秒后再试',
      'Too many requests. Try again in 42 seconds.',
    ],
    [
      new ApiError(ApiCodes.quotaExceeded, 'resumesFull', { count: 3 }),
      '当前套餐最多保存 3 份简历，升级会员可以保存更多',
      'Your plan includes up to 3 resumes. Upgrade to save more.',
    ],
  ])('message of %#', (refusal, zh, en) => {
    expect(toFailureData(refusal, 'zh').errorMsg).toBe(zh)
    expect(toFailureData(refusal, 'en').errorMsg).toBe(en)
  })
})

test('an exceeded limit reports the wait in whole seconds', () => {
  const refusal = new ApiError(ApiCodes.tooManyRequests, 'tooMany', { waitMs: 41_200 })
  expect(toFailureData(refusal, 'zh').retryAfterSeconds).toBe(42)
  expect(toFailureData(new ApiError(ApiCodes.notFound, 'photoGone'), 'zh')).not.toHaveProperty(
    'retryAfterSeconds',
  )
})
