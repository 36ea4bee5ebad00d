import { expect, test } from 'vitest'
import { texts as zh } from '#app/i18n/zh/home'
import { checkExample } from './check-example'

test.each([
  ['zh', zh.help.ai.line],
  ['en', 'responsible for'],
] as const)(
  'shows in %s what must be mended first, and last the duty that the AI example rewrites',
  (language, duty) => {
    const { total, findings } = checkExample(language)
    expect(total).toBeLessThan(90)
    expect(findings.map(({ isMust }) => isMust)).toEqual([true, true, false])
    expect(findings[2]?.summary).toContain(duty)
  },
)
