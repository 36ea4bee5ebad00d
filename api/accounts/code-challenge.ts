import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type CodeChallenge, MetChallenge } from '#contract/code-challenge'
import { Codes } from '#contract/codes'
import { countOrWait, pointsOf } from '../db/limits'
import { spendChallenge } from '../db/spent-challenges'
import { hashSecret, sameHash } from '../keys'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import type { RefusalText } from '../refusal-texts'
import { refuseWhenFull } from '../refuse-when-full'
import {
  challengeAfter,
  challengeLifeMs,
  challengeWaitMs,
  type CodeAsker,
  summingLimits,
  waitingLimits,
} from '../rules/code-limits'
import { drawSum } from '../rules/draw-sum'
import type { CodeRequest } from './code-asker'

/** About half a second of work for a laptop, two for a phone. */
const [leastCounter, mostCounter] = [300, 900]
const algorithm = 'PBKDF2/SHA-256'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets' | 'challengeCost'>
type Asked = { request: CodeRequest; asker: CodeAsker }
/** What is signed with the work. */
type Signed = { about: string; madeAt: number; salt: string; sum: string }

/**
 * Lets go on whoever asked or tried seldom enough, or met the challenge they were given.
 * @throws Refusal -8006 with a challenge, -8004 after too many wrong sums
 */
export async function challengeWhenOften(parts: Needs, what: 'send' | 'try', asked: Asked): Promise<void> {
  const most = challengeAfter(what, asked.asker)
  const points = await pointsOf(parts.db, [...most.keys()], parts.clock())
  const isOften = [...most].some(([key, count]) => (points.get(key) ?? 0) >= count)
  if (!isOften) return
  const { refused, madeAt } = await judge(parts, asked)
  if (!refused) return
  const challenge = await makeChallenge(parts, asked.request, madeAt)
  throw new Refusal(Codes.challengeWanted, refused, { challenge })
}

type Verdict = { refused?: RefusalText; madeAt?: number }

async function judge(parts: Needs, { request, asker }: Asked): Promise<Verdict> {
  const met = readMet(request.proof)
  if (!met) return { refused: 'challengeWanted' }
  const now = parts.clock()
  const { challenge, solution, sum } = met
  const { isSigned, isSolved } = await verify(parts, challenge, solution)
  const signed = challenge.parameters.data as Signed | undefined
  const isOurs = isSigned && signed?.about === aboutOf(request)
  if (!isOurs || now >= signed.madeAt + challengeLifeMs) return { refused: 'challengeOver' }
  const isWaited = now >= signed.madeAt + challengeWaitMs
  // Pressed too early it is not lost: the wait goes on.
  if (!isSolved && !sum && !isWaited) return { refused: 'challengeWanted', madeAt: signed.madeAt }
  const expires_at = signed.madeAt + challengeLifeMs
  if (!(await spendChallenge(parts.db, { id: challenge.signature!, expires_at })))
    return { refused: 'challengeOver' }
  if (isSolved) return {}
  if (sum) return judgeSum(parts, { sum, signed, asker })
  return (await countOrWait(parts.db, waitingLimits(asker), now)) > 0 ? { refused: 'challengeWanted' } : {}
}

type Summed = { sum: string; signed: Signed; asker: CodeAsker }

async function judgeSum(parts: Needs, { sum, signed, asker }: Summed): Promise<Verdict> {
  const typed = sum.normalize('NFKC').replace(/\s/g, '')
  if (parts.secrets.some((secret) => sameHash(hashSum(secret, signed.salt, typed), signed.sum))) return {}
  await refuseWhenFull(parts, summingLimits(asker))
  return { refused: 'sumWrong' }
}

/** @param madeAt when the wait began, for one that goes on */
async function makeChallenge(
  { clock, secrets, challengeCost }: Needs,
  request: CodeRequest,
  madeAt = clock(),
): Promise<CodeChallenge> {
  const numbers: [number, number] = [randomInt(10, 60), randomInt(2, 10)]
  const salt = randomBytes(16).toString('base64url')
  const challenge = await createChallenge({
    algorithm,
    cost: challengeCost,
    counter: randomInt(leastCounter, mostCounter),
    deriveKey,
    hmacSignatureSecret: keyOf(secrets[0]),
    hmacKeySignatureSecret: keyOf(secrets[0]),
    data: {
      about: aboutOf(request),
      madeAt,
      salt,
      sum: hashSum(secrets[0], salt, String(numbers[0] + numbers[1])),
    },
  })
  return {
    work: JSON.stringify(challenge),
    picture: drawSum(numbers),
    waitSeconds: Math.max(0, Math.ceil((madeAt + challengeWaitMs - clock()) / 1000)),
  }
}

const Work = z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })

function readMet(proof: string | undefined) {
  try {
    const { work, ...met } = MetChallenge.parse(JSON.parse(proof ?? ''))
    return { challenge: Work.parse(JSON.parse(work)) as unknown as Challenge, ...met }
  } catch {
    return undefined
  }
}

async function verify(
  { secrets }: Needs,
  challenge: Challenge,
  solution: MetChallenge['solution'] = { counter: 0, derivedKey: '' },
): Promise<{ isSigned: boolean; isSolved: boolean }> {
  for (const secret of secrets) {
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: keyOf(secret),
      hmacKeySignatureSecret: keyOf(secret),
    })
    if (result.invalidSignature === false) return { isSigned: true, isSolved: result.verified }
  }
  return { isSigned: false, isSolved: false }
}

const aboutOf = ({ purpose, phone }: CodeRequest) => hashSecret(`${purpose} ${phone}`)

function keyOf(secret: string): string {
  return createHmac('sha256', secret).update('challenge').digest('hex')
}

function hashSum(secret: string, salt: string, sum: string): string {
  return createHmac('sha256', secret).update(`sum ${salt} ${sum}`).digest('hex')
}
