import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { endpoints, type Endpoint } from '#contract/http/endpoints'
import { emptyResume } from '#resume-model/empty-resume'

const rows = Object.entries(endpoints) as [string, Endpoint][]

describe('the endpoints of /api', () => {
  test('the endpoints of /api have unique paths', () => {
    const paths = rows.map(([, { path }]) => path)
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([])
  })

  test.each(rows)('%s has a plain path under /api', (_, { path }) => {
    expect(path).toMatch(/^\/api(\/:?[a-zA-Z0-9_-]+)+$/)
  })

  test.each(rows.filter(([, { method }]) => method === 'GET'))(
    '%s accepts no secret in its URL',
    (_, { input }) => {
      const fieldNames = Object.keys((input as unknown as { shape: object }).shape)
      expect(fieldNames.filter((name) => /secret|token|photo|resume/i.test(name))).toEqual([])
    },
  )

  test.each(rows)('%s rejects an input that is no object', (_, { input }) => {
    for (const wrong of [null, 1, 'x', []]) expect(input.safeParse(wrong).success).toBe(false)
  })

  test('saving a draft requires its id, its secret and the base revision', () => {
    const { input } = endpoints.saveDraft
    const body = { id: 'a', secret: 'b', revision: 1, resume: emptyResume(DEFAULT_STYLE) }
    expect(input.parse(body)).toEqual(body)
    for (const name of Object.keys(body))
      expect(input.safeParse({ ...body, [name]: undefined }).success, name).toBe(false)
  })
})
