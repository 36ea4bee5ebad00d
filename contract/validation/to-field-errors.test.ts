import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldNameOf, toFieldErrors } from './to-field-errors'
import { fieldError } from './field-error-codes'

describe('fieldNameOf', () => {
  test.each([
    [[], ''],
    [['basics'], 'basics'],
    [['basics', 'links', 0, 'url'], 'basics.links[0].url'],
    [['sections', 0, 'items', 11, 'from'], 'sections[0].items[11].from'],
    [[0, 'id'], '[0].id'],
  ])('names %j as %j', (path, name) => {
    expect(fieldNameOf(path)).toBe(name)
  })
})

describe('toFieldErrors', () => {
  function problemsWith(schema: z.ZodType, value: unknown) {
    return toFieldErrors(schema.safeParse(value).error!)
  }

  test('reports the error of each field, at any depth', () => {
    const schema = z.object({ list: z.array(z.object({ name: z.string(fieldError('wrongType')) })) })
    expect(problemsWith(schema, { list: [{ name: 1 }, { name: 'b' }, { name: null }] })).toEqual({
      'list[0].name': 'wrongType',
      'list[2].name': 'wrongType',
    })
  })

  test('keeps the first error of a field that has several', () => {
    const schema = z.object({
      name: z.string().max(1, fieldError('tooLong', 1)).regex(/^\d*$/, fieldError('email')),
    })
    expect(problemsWith(schema, { name: 'abc' })).toEqual({ name: 'tooLong:1' })
  })

  test("treats zod's own messages as wrongType", () => {
    expect(problemsWith(z.object({ name: z.string() }), {})).toEqual({ name: 'wrongType' })
  })

  test('reports an error of the whole document under the empty name', () => {
    const schema = z.unknown().refine(() => false, fieldError('tooLarge', 300))
    expect(problemsWith(schema, 1)).toEqual({ '': 'tooLarge:300' })
  })
})
