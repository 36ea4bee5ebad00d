import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redactText } from './redact-text'

describe('redactText', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'basics')",
      "Cannot read properties of undefined (reading 'basics')",
    ],
    [
      'at save (https://a.example/assets/root-CADB-3vg.js:1:24093)',
      'at save (https://a.example/assets/root-CADB-3vg.js:1:24093)',
    ],
    ['save@https://a.example/assets/root.js:1:2', 'save@https://a.example/assets/root.js:1:2'],
    ['mail lin.xia+cv@example.com.cn bounced', 'mail [email] bounced'],
    ['phone 13800138000 refused', 'phone [number] refused'],
    ['phone +86 138-0013-8000 refused', 'phone +86 [number] refused'],
    ['id 11010519491231002X', 'id [number]X'],
    ['Bearer abc1.def2', 'Bearer [token]'],
    ['GET https://a.example/x?phone=1&captcha=2 failed', 'GET https://a.example/x failed'],
    ['Bearer E_puHxlW-mdeRtnaWQmrDibtHVBkz_VzsYP_bQCoSlw', 'Bearer [token]'],
    ['sent E_puHxlW-mdeRtnaWQmrDibtHVBkz_VzsYP_bQCoSlw', 'sent [token]'],
    ['getDerivedStateFromPropsOfSomethingElse is', 'getDerivedStateFromPropsOfSomethingElse is'],
    ['token=9f8a7b', 'token=[token]'],
    ['key 3f1c9a5e-7d42-4b0a-9c55-0e8d7f6a1b2c', 'key [token]'],
    [
      `Unexpected token '王', "{王小明 at Acme" is not valid JSON`,
      `Unexpected token '[text]', "[text]" is not valid JSON`,
    ],
    [`"I led a team" is not valid JSON`, `"[text]" is not valid JSON`],
    ['保存 failed', '[text] failed'],
  ])('redacts %j to %j', (text, expected) => {
    expect(redactText(text)).toBe(expected)
  })

  const phone = fc.stringMatching(/^1[3-9]\d{9}$/)
  const name = fc.stringMatching(/^[\u4e00-\u9fa5]{2,8}$/)
  const email = fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.(com|cn)$/)
  const token = fc.stringMatching(/^[a-z]\d[\w-]{30,46}$/)
  const around = fc.string({ maxLength: 20 })

  test('leaves no phone, name or e-mail address, whatever surrounds them', () => {
    fc.assert(
      fc.property(around, fc.oneof(phone, name, email), around, (before, secret, after) => {
        expect(redactText(`${before} ${secret} ${after}`)).not.toContain(secret)
      }),
    )
  })

  test('leaves no token', () => {
    fc.assert(
      fc.property(around, token, around, (before, secret, after) => {
        expect(redactText(`${before} ${secret} ${after}`)).not.toContain(secret)
      }),
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        expect(redactText(redactText(text))).toBe(redactText(text))
      }),
    )
  })
})
