import { createHash, randomBytes } from 'node:crypto'

/** Somebody who could stand in front of the simulated WeChat. Made up, all of them. */
export type SimulatedPerson = { id: string; nickname: string; isSnapshotUser: boolean }

const createPerson = (id: string, nickname: string) => ({ id, nickname, isSnapshotUser: false })

/** The same people for every visitor and after every restart. */
export const simulatedPeople: readonly SimulatedPerson[] = [
  createPerson('xiaoyu', '小雨'),
  createPerson('laochen', '老陈'),
  createPerson('amei', 'A-Mei 🌷'),
]

/** Whom WeChat makes up itself, behind a page that can only be read. */
export const snapshotPersonId = 'snapshot'
/** Asks for somebody who was never there before. */
export const newPersonId = 'new'

/** Somebody by an id: of the list, a new one (`new`), one who was new before, the made-up one; null for nobody. */
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

/** Another one in every application, as with WeChat. */
export function deriveOpenId(appId: string, { id }: SimulatedPerson): string {
  return weixinId(`openid ${appId} ${id}`)
}

/** The same in both applications. */
export function deriveUnionId({ id }: SimulatedPerson): string {
  return weixinId(`unionid ${id}`)
}

/** 28 characters that begin with o, derived and not random: a person keeps their account over a restart. */
function weixinId(seed: string): string {
  return `o${createHash('sha256').update(seed).digest('base64url').slice(0, 27)}`
}
