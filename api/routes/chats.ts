import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import { standingOf } from '../chat/standing'
import { toChatSummary, toTurn } from '../chat/told-turn'
import { changeChat, deleteChat, findChat, listChats } from '../db/chat-sessions'
import { changeRunning, findTurn, listRunning, listTurns } from '../db/chat-turns'
import { lockUsers } from '../db/users'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { shownTurns } from '../rules/shown-turns'

type ChatCalls = 'listChats' | 'readChat' | 'renameChat' | 'eraseChat' | 'stopAnswer'

const listedMost = 300
const gone = () => new Refusal(Codes.notFound, 'chatGone')

export function chatRoutes(parts: Parts): Pick<Handlers, ChatCalls> {
  const { db, chatRuns } = parts

  return {
    async listChats(_, { userId }) {
      const [rows, standing] = await Promise.all([
        listChats(db, userId, listedMost),
        standingOf(parts, userId),
      ])
      return { sessions: rows.map(toChatSummary), standing }
    },

    async readChat({ id }, { userId }) {
      const row = await findChat(db, { id, userId })
      if (!row) throw gone()
      const [turns, standing] = await Promise.all([listTurns(db, id), standingOf(parts, userId)])
      return { ...toChatSummary(row), turns: shownTurns(turns).map(toTurn), standing }
    },

    async renameChat({ id, title }, { userId }) {
      const row = await changeChat(db, { id, userId }, { title })
      if (!row) throw gone()
      return toChatSummary(row)
    },

    async eraseChat({ id }, { userId }) {
      await db.transaction().execute(async (trx) => {
        await lockUsers(trx, [userId])
        if (!(await findChat(trx, { id, userId }))) throw gone()
        if ((await listRunning(trx, { sessionId: id })).length > 0)
          throw new Refusal(Codes.conflict, 'chatBusy')
        await deleteChat(trx, { id, userId })
      })
      return {}
    },

    async stopAnswer({ id }, { userId }) {
      if ((await findTurn(db, id))?.user_id !== userId) throw gone()
      const running = await changeRunning(db, id, { stop_asked: 1 })
      chatRuns.find(id)?.stop('by its person')
      return { stopping: running !== undefined }
    },
  }
}
