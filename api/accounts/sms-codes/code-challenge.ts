import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type BotChallenge, SolvedChallenge } from '#contract/account/bot-challenge'
import { ApiCodes } from '#contract/http/api-codes'
import { consumeOrGetWaitMs, getCounts } from '../../rate-limits/rate-limits.queries'
import { insertIfNew } from '../../db/insert-if-new'
import { hashSecret, hashesEqual } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import type { ErrorMessageKey } from '../../http/error-messages'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import {
  challengeThresholds,
  challengeLifeMs,
  challengeWaitMs,
  type CodeRequester,
  sumLimits,
  waitLimits,
} from './code-rate-limits'
import { drawSumCaptcha } from './draw-captcha'
import type { CodeRequest } from './code-requester'

/**
 * The range of the proof-of-work counter: about half a second of work on a laptop, two seconds on a phone.
 */
const [minCounter, maxCounter] = [300, 900]
const algorithm = 'PBKDF2/SHA-256'

type ChallengeDependencies = Pick<Dependencies, 'db' | 'clock' | 'secrets' | 'challengeCost'>
type ChallengeAttempt = { request: CodeRequest; requester: CodeRequester }
/** What is signed together with the proof of work. */
type Signed = { about: string; madeAt: number; salt: string; sum: string }

/**
 * Passes requests below the thresholds and those that carry a solved challenge.
 * @throws ApiError -8006 with a new challenge; -8004 after too many wrong sums.
 */
export async function requireChallengeIfFrequent(
  deps: ChallengeDependencies,
  what: 'send' | 'try',
  attempt: ChallengeAttempt,
): Promise<void> {
  const thresholds = challengeThresholds(what, attempt.requester)
  const points = await getCounts(deps.db, [...thresholds.keys()], deps.clock())
  const isFrequent = [...thresholds].some(([key, count]) => (points.get(key) ?? 0) >= count)
  if (!isFrequent) return
  const { rejection, madeAt } = await verifyChallenge(deps, attempt)
  if (!rejection) return
  const challenge = await makeChallenge(deps, attempt.request, madeAt)
  throw new ApiError(ApiCodes.challengeRequired, rejection, { challenge })
}

type ChallengeResult = { rejection?: ErrorMessageKey; madeAt?: number }

async function verifyChallenge(
  deps: ChallengeDependencies,
  { request, requester }: ChallengeAttempt,
): Promise<ChallengeResult> {
  const proofData = parseProof(request.proof)
  if (!proofData) return { rejection: 'challengeWanted' }
  const now = deps.clock()
  const { challenge, solution, sum } = proofData
  const { isSigned, isSolved } = await verify(deps, challenge, solution)
  const signed = challenge.parameters.data as Signed | undefined
  const isForThisRequest = isSigned && signed?.about === subjectHash(request)
  if (!isForThisRequest || now >= signed.madeAt + challengeLifeMs) return { rejection: 'challengeOver' }
  const hasWaited = now >= signed.madeAt + challengeWaitMs
  // A proof sent before the wait is over does not use the challenge up: the wait goes on.
  if (!isSolved && !sum && !hasWaited) return { rejection: 'challengeWanted', madeAt: signed.madeAt }
  const expires_at = signed.madeAt + challengeLifeMs
  if (!(await insertIfNew(deps.db, 'spent_challenges', { id: challenge.signature!, expires_at })))
    return { rejection: 'challengeOver' }
  if (isSolved) return {}
  if (sum) return verifySum(deps, { sum, signed, requester })
  return (await consumeOrGetWaitMs(deps.db, waitLimits(requester), now)) > 0
    ? { rejection: 'challengeWanted' }
    : {}
}

type SumAttempt = { sum: string; signed: Signed; requester: CodeRequester }

async function verifySum(
  deps: ChallengeDependencies,
  { sum, signed, requester }: SumAttempt,
): Promise<ChallengeResult> {
  const normalizedSum = sum.normalize('NFKC').replace(/\s/g, '')
  if (deps.secrets.some((secret) => hashesEqual(hashSum(secret, signed.salt, normalizedSum), signed.sum)))
    return {}
  await consumeRateLimits(deps, sumLimits(requester))
  return { rejection: 'sumWrong' }
}

/** @param madeAt when the wait began (ms since 1970), to continue an earlier wait. */
async function makeChallenge(
  { clock, secrets, challengeCost }: ChallengeDependencies,
  request: CodeRequest,
  madeAt = clock(),
): Promise<BotChallenge> {
  const numbers: [number, number] = [randomInt(10, 60), randomInt(2, 10)]
  const salt = randomBytes(16).toString('base64url')
  const challenge = await createChallenge({
    algorithm,
    cost: challengeCost,
    counter: randomInt(minCounter, maxCounter),
    deriveKey,
    hmacSignatureSecret: deriveHmacKey(secrets[0]),
    hmacKeySignatureSecret: deriveHmacKey(secrets[0]),
    data: {
      about: subjectHash(request),
      madeAt,
      salt,
      sum: hashSum(secrets[0], salt, String(numbers[0] + numbers[1])),
    },
  })
  return {
    work: JSON.stringify(challenge),
    picture: drawSumCaptcha(numbers),
    waitSeconds: Math.max(0, Math.ceil((madeAt + challengeWaitMs - clock()) / 1000)),
  }
}

const Work = z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })

function parseProof(proof: string | undefined) {
  try {
    const { work, ...proofData } = SolvedChallenge.parse(JSON.parse(proof ?? ''))
    return { challenge: Work.parse(JSON.parse(work)) as unknown as Challenge, ...proofData }
  } catch {
    return undefined
  }
}

async function verify(
  { secrets }: ChallengeDependencies,
  challenge: Challenge,
  solution: SolvedChallenge['solution'] = { counter: 0, derivedKey: '' },
): Promise<{ isSigned: boolean; isSolved: boolean }> {
  for (const secret of secrets) {
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: deriveHmacKey(secret),
      hmacKeySignatureSecret: deriveHmacKey(secret),
    })
    if (result.invalidSignature === false) return { isSigned: true, isSolved: result.verified }
  }
  return { isSigned: false, isSolved: false }
}

const subjectHash = ({ purpose, phone }: CodeRequest) => hashSecret(`${purpose} ${phone}`)

function deriveHmacKey(secret: string): string {
  return createHmac('sha256', secret).update('challenge').digest('hex')
}

function hashSum(secret: string, salt: string, sum: string): string {
  return createHmac('sha256', secret).update(`sum ${salt} ${sum}`).digest('hex')
}
