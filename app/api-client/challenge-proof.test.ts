import { expect, test } from 'vitest'
import { SolvedChallenge } from '#contract/account/bot-challenge'
import { readChallengeProof } from './challenge-proof'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form without a challenge has no proof', () => {
  expect(readChallengeProof(formOf({ sum: '12', solution: '1 ab' }))).toEqual({})
})

test.each([
  ['the work of a script', { solution: '412 00ff' }, { solution: { counter: 412, derivedKey: '00ff' } }],
  ['a sum', { sum: ' 42 ' }, { sum: '42' }],
  ['a sum that is far too long', { sum: '4'.repeat(500) }, { sum: '4'.repeat(16) }],
  ['the wait alone', {}, {}],
  ['a solution that is none', { solution: '4e9 00' }, {}],
])('a form can prove a challenge by %s', (_, fields, met) => {
  const { proof } = readChallengeProof(formOf({ challenge: '{}', ...fields }))
  expect(SolvedChallenge.parse(JSON.parse(proof!))).toEqual({ work: '{}', ...met })
})

test('a challenge longer than any of ours is not forwarded', () => {
  expect(readChallengeProof(formOf({ challenge: 'x'.repeat(5_000) }))).toEqual({})
})
