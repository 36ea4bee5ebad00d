import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { solveChallenge } from './solve-challenge'

const hmacSignatureSecret = 'a secret of this test'
const made = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 20, counter, deriveKey, hmacSignatureSecret })

test.each([0, 1, 15, 16, 700])('finds the number %d that the challenge was created with', async (counter) => {
  const challenge = await made(counter)
  const solution = await solveChallenge(JSON.stringify(challenge))
  const [found, derivedKey] = solution!.split(' ')
  expect(Number(found)).toBe(counter)
  const solved = { counter: Number(found), derivedKey: derivedKey! }
  expect(await verifySolution({ challenge, solution: solved, deriveKey, hmacSignatureSecret })).toMatchObject(
    {
      verified: true,
    },
  )
})

test('returns undefined in a browser without crypto.subtle, so that the user solves it', async () => {
  const work = JSON.stringify(await made(3))
  vi.stubGlobal('crypto', {})
  expect(await solveChallenge(work)).toBeUndefined()
})
