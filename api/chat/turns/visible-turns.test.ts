import { describe, expect, test } from 'vitest'
import { visibleTurns } from './visible-turns'

type Turn = Parameters<typeof visibleTurns>[0][number]
const turn = (id: string, root_id: string, state: Turn['state'] = 'done', answer = '…'): Turn => ({
  id,
  root_id,
  state,
  answer,
})
const idsOf = (turns: Turn[]) => visibleTurns(turns).map(({ id }) => id)

describe('the visible turns of a chat', () => {
  test.each<[string, Turn[], string[]]>([
    ['nothing of nothing', [], []],
    ['every question once', [turn('a', 'a'), turn('b', 'b')], ['a', 'b']],
    ['the newest answer', [turn('a', 'a'), turn('b', 'a')], ['b']],
    ['the one that is being written', [turn('a', 'a'), turn('b', 'a', 'running', '')], ['b']],
    [
      'the answer there is, and that the newest try failed',
      [turn('a', 'a'), turn('b', 'a', 'failed', '')],
      ['a', 'b'],
    ],
    [
      'one failure of many',
      [turn('a', 'a', 'failed'), turn('b', 'a', 'failed'), turn('c', 'a', 'stopped', '')],
      ['c'],
    ],
    [
      'an answer after failures',
      [turn('a', 'a'), turn('b', 'a', 'failed'), turn('c', 'a', 'stopped')],
      ['c'],
    ],
  ])('visible turns are %s', (_, turns, shown) => {
    expect(idsOf(turns)).toEqual(shown)
  })
})
