import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { endpoints, type Endpoint } from '#contract/http/endpoints'
import { emptyResume } from '#resume-model/empty-resume'

const rows = Object.entries(endpoints) as [string, Endpoint][]

describe('the rows of /api', () => {
  test('have a path of their own each', () => {
    const paths = rows.map(([, { path }]) => path)
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([])
  })

  test.each(rows)('%s is at a plain path under /api', (_, { path }) => {
    expect(path).toMatch(/^\/api(\/:?[a-zA-Z0-9_-]+)+$/)
  })

  test.each(rows.filter(([, { method }]) => method === 'GET'))(
    '%s asks for nothing secret in its address',
    (_, { input }) => {
      const asked = Object.keys((input as unknown as { shape: object }).shape)
      expect(asked.filter((name) => /secret|token|photo|resume/i.test(name))).toEqual([])
    },
  )

  test.each(rows)('%s refuses an input that is no object', (_, { input }) => {
    for (const wrong of [null, 1, 'x', []]) expect(input.safeParse(wrong).success).toBe(false)
  })

  test('saving a draft names the draft, its secret and the revision it was made from', () => {
    const { input } = endpoints.saveDraft
    const whole = { id: 'a', secret: 'b', revision: 1, resume: emptyResume(DEFAULT_STYLE) }
    expect(input.parse(whole)).toEqual(whole)
    for (const name of Object.keys(whole))
      expect(input.safeParse({ ...whole, [name]: undefined }).success, name).toBe(false)
  })
})
