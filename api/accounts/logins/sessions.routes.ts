import type { Language } from '#contract/validation/field-error-codes'
import type { SessionRow } from '../../db/schema/tables'
import type { Handlers } from '../../http/call-handler'
import { deleteSessions, listUserSessions } from './sessions.queries'
import type { Dependencies } from '../../dependencies'
import { deviceName } from './device-name'

export function sessionRoutes({ db, clock }: Dependencies) {
  return {
    async listSessions(_, { userId, sessionId, language }) {
      const rows = await listUserSessions(db, userId, clock())
      return rows.map((row) => ({ ...toSession(row, language), current: row.id === sessionId }))
    },

    async endSessions({ id }, { userId }) {
      await deleteSessions(db, userId, id)
      return {}
    },
  } satisfies Partial<Handlers>
}

/** A session as its user and admins see it. */
export function toSession({ id, user_agent, created_at, last_seen_at }: SessionRow, language: Language) {
  const device = deviceName(user_agent, language)
  return { id, device, createdAt: created_at, lastSeenAt: last_seen_at }
}
