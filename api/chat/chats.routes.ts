import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import { readQuotaStatus } from './quota-status'
import { toChatSummary, toChatTurn } from './chat.dto'
import { updateChat, deleteChat, findChat, listChats } from './chat-sessions.queries'
import { updateRunningTurn, findTurn, listRunningTurns, listTurns } from './turns/chat-turns.queries'
import { lockUsers } from '../accounts/users/users.queries'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { visibleTurns } from './turns/visible-turns'

type ChatCalls = 'listChats' | 'readChat' | 'renameChat' | 'eraseChat' | 'stopAnswer'

const maxListed = 300
const chatNotFound = () => new ApiError(ApiCodes.notFound, 'chatGone')

export function chatRoutes(deps: Dependencies): Pick<Handlers, ChatCalls> {
  const { db, runningAnswers: chatRuns } = deps

  return {
    async listChats(_, { userId }) {
      const [rows, standing] = await Promise.all([
        listChats(db, userId, maxListed),
        readQuotaStatus(deps, userId),
      ])
      return { sessions: rows.map(toChatSummary), standing }
    },

    async readChat({ id }, { userId }) {
      const row = await findChat(db, { id, userId })
      if (!row) throw chatNotFound()
      const [turns, standing] = await Promise.all([listTurns(db, id), readQuotaStatus(deps, userId)])
      return { ...toChatSummary(row), turns: visibleTurns(turns).map(toChatTurn), standing }
    },

    async renameChat({ id, title }, { userId }) {
      const row = await updateChat(db, { id, userId }, { title })
      if (!row) throw chatNotFound()
      return toChatSummary(row)
    },

    async eraseChat({ id }, { userId }) {
      await db.transaction().execute(async (trx) => {
        await lockUsers(trx, [userId])
        if (!(await findChat(trx, { id, userId }))) throw chatNotFound()
        if ((await listRunningTurns(trx, { sessionId: id })).length > 0)
          throw new ApiError(ApiCodes.conflict, 'chatBusy')
        await deleteChat(trx, { id, userId })
      })
      return {}
    },

    async stopAnswer({ id }, { userId }) {
      if ((await findTurn(db, id))?.user_id !== userId) throw chatNotFound()
      const running = await updateRunningTurn(db, id, { stop_asked: 1 })
      chatRuns.find(id)?.stop('user')
      return { stopping: running !== undefined }
    },
  }
}
