import { describe, expect, test } from 'vitest'
import { clampZoom, nextZoom, phoneSteps, wideSteps } from './zoom-steps'

describe('nextZoom', () => {
  test.each([
    [1, 'in', 1.5],
    [1.5, 'in', 2],
    [1.27, 'in', 1.5],
    [4, 'in', 4],
    [4, 'out', 3],
    [1.27, 'out', 1],
    [1, 'out', 1],
  ] as const)('on a phone from %d %s is %d', (zoom, direction, expected) => {
    expect(nextZoom(zoom, direction, phoneSteps)).toBe(expected)
  })

  test.each([
    [1, 'in', 1.1],
    [1, 'out', 0.9],
    [0.9, 'out', 0.75],
    [0.82, 'in', 0.9],
    [0.5, 'out', 0.5],
    [2, 'in', 2],
  ] as const)('beside the form from %d %s is %d', (zoom, direction, expected) => {
    expect(nextZoom(zoom, direction, wideSteps)).toBe(expected)
  })
})

test.each([
  [0.4, 1],
  [2.2, 2.2],
  [9, 4],
])('a pinch to %d stops at %d', (zoom, expected) => {
  expect(clampZoom(zoom, phoneSteps)).toBe(expected)
})
