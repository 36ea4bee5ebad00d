import type { Handlers } from '../../http/call-handler'
import { deleteSessions, listUserSessions } from './sessions.queries'
import type { Dependencies } from '../../dependencies'
import { deviceName } from './device-name'

export function sessionRoutes({ db, clock }: Dependencies) {
  return {
    async listSessions(_, { userId, sessionId, language }) {
      const rows = await listUserSessions(db, userId, clock())
      return rows.map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        device: deviceName(row.user_agent, language),
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      }))
    },

    async endSessions({ id }, { userId }) {
      await deleteSessions(db, userId, id)
      return {}
    },
  } satisfies Partial<Handlers>
}
