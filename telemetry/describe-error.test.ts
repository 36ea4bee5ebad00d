import { expect, test } from 'vitest'
import { describeError } from './describe-error'

test.each([
  [() => JSON.parse('{"name": "张三", oops'), 'SyntaxError'],
  [() => JSON.parse('{"a": "x", "name": "张三'), 'SyntaxError'],
  [() => failWith('duplicate key value: Key (phone)=("13800138000") is “张三”'), 'Error'],
])('user text is not logged (%#)', (act, name) => {
  const described = describeError(errorOf(act))
  expect(described.name).toBe(name)
  expect(JSON.stringify(described)).not.toMatch(/张三|138/)
  expect(described.frames.join()).toContain('describe-error.test')
})

test('codes are kept, and non-errors described', () => {
  expect(describeError(Object.assign(new Error('no'), { code: 'E1' }))).toMatchObject({
    code: 'E1',
    message: 'no',
  })
  expect(describeError('张三')).toEqual({ name: 'string', message: 'not an error', frames: [] })
})

function errorOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

function failWith(message: string): never {
  throw new Error(message)
}
