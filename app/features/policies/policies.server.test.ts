import { expect, test } from 'vitest'
import { policyUrls, readPolicy } from './policies.server'

test.each(['agreement', 'privacy'] as const)(
  'the %s has the same sections and paragraphs in both languages',
  (name) => {
    const shape = (language: 'zh' | 'en') => readPolicy(name, language).sections.map(({ length }) => length)
    expect(shape('en')).toEqual(shape('zh'))
  },
)

test("the operator's own policies replace the built-in ones", () => {
  expect(policyUrls({ agreementUrl: undefined, privacyUrl: 'https://example.com/p' })).toEqual({
    agreement: '/agreement',
    privacy: 'https://example.com/p',
  })
})
