import { describe, expect, test } from 'vitest'
import { toRelativePath } from './relative-path'

describe('toRelativePath', () => {
  test.each([
    ['M 38 455 L 964 455 L 964 324 Z ', 'm38 455l926 0l0-131z'],
    ['M 10 10 Q 12.5 20 30 5 Z M 11 11 L 12 13 Z ', 'm10 10q2.5 10 20-5zm1 1l1 2z'],
    ['M 1 2 H 5 V 9 C 5 9 6 9 7 8 L 0 0 ', 'm1 2h4v7c0 0 1 0 2-1l-7-8'],
    ['M 0.1 0.2 L 0.3 0.6 ', 'm0.1 0.2l0.2 0.4'],
    ['', ''],
  ])('converts %j to %j', (absolute, relative) => {
    expect(toRelativePath(absolute)).toBe(relative)
  })

  test('rejects commands it cannot convert', () => {
    expect(() => toRelativePath('M 0 0 A 1 1 0 0 0 2 2 Z')).toThrow(/svg/)
  })
})
