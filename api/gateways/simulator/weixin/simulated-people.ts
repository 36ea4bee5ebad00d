import { createHash, randomBytes } from 'node:crypto'

/** A made-up WeChat user. */
export type SimulatedPerson = { id: string; nickname: string; isSnapshotUser: boolean }

const createPerson = (id: string, nickname: string) => ({ id, nickname, isSnapshotUser: false })

/** The same users for every visitor and after every restart. */
export const simulatedPeople: readonly SimulatedPerson[] = [
  createPerson('xiaoyu', '小雨'),
  createPerson('laochen', '老陈'),
  createPerson('amei', 'A-Mei 🌷'),
]

/** The id of the made-up user that WeChat substitutes on a read-only page. */
export const snapshotPersonId = 'snapshot'
/** The id that asks for a user who never logged in before. */
export const newPersonId = 'new'

/**
 * A simulated user by id: one of the list, a new one (`new`), an earlier new one, or the snapshot user; null
 * for an unknown id.
 */
export function findSimulatedPerson(id: string): SimulatedPerson | null {
  if (id === newPersonId) return newPerson(`new-${randomBytes(8).toString('hex')}`)
  if (id === snapshotPersonId)
    return { id: `snapshot-${randomBytes(8).toString('hex')}`, nickname: '微信用户', isSnapshotUser: true }
  if (/^new-[0-9a-f]{16}$/.test(id)) return newPerson(id)
  return simulatedPeople.find((person) => person.id === id) ?? null
}

function newPerson(id: string): SimulatedPerson {
  return createPerson(id, `微信用户 ${id.slice(4, 8).toUpperCase()}`)
}

/** Differs between applications, as with WeChat. */
export function deriveOpenId(appId: string, { id }: SimulatedPerson): string {
  return weixinId(`openid ${appId} ${id}`)
}

/** The same in both applications. */
export function deriveUnionId({ id }: SimulatedPerson): string {
  return weixinId(`unionid ${id}`)
}

/** 28 characters that begin with o. Derived, not random, so that a user keeps the account over a restart. */
function weixinId(seed: string): string {
  return `o${createHash('sha256').update(seed).digest('base64url').slice(0, 27)}`
}
