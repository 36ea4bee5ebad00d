import { expect, test } from 'vitest'
import { nextPhase, timedTransitions } from './loading-phase'

test.each([
  ['idle', true, 'waiting'],
  ['waiting', true, 'waiting'],
  ['running', true, 'running'],
  ['done', true, 'waiting'],
  ['leaving', true, 'waiting'],
  ['idle', false, 'idle'],
  ['waiting', false, 'idle'],
  ['running', false, 'done'],
  ['done', false, 'done'],
  ['leaving', false, 'leaving'],
] as const)('from the phase %s, loading %s leads to %s', (phase, loading, next) => {
  expect(nextPhase(phase, loading)).toBe(next)
})

test('the bar appears after 200 ms for 10 s at most, stays full for 500 ms, and is gone after 400 ms more', () => {
  expect(timedTransitions).toEqual({
    waiting: { next: 'running', afterMs: 200 },
    running: { next: 'leaving', afterMs: 9_800 },
    done: { next: 'leaving', afterMs: 500 },
    leaving: { next: 'idle', afterMs: 400 },
  })
})
