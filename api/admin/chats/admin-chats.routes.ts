import type { AdminChat, AdminTurn } from '#contract/admin/admin-chat'
import type { AuditSubject } from '#contract/admin/audit'
import { ANSWER_COST } from '#contract/chat/chat-constants'
import { ApiCodes } from '#contract/http/api-codes'
import { sql } from 'kysely'
import { runTransaction } from '../../db/transaction-retry'
import { getUser } from '../../accounts/users/open-account'
import type { Handlers } from '../../http/call-handler'
import { withReadableProposals } from '../../chat/generate-rewrites/proposal-turn.dto'
import { toChatTurn } from '../../chat/chat.dto'
import { createListHandler, searchOwned } from '../admin-list'
import { type ChatSums, lockChat, zeroSums, setFlagged, sumChats } from './admin-chats.queries'
import { listSubjectAudit, insertAdminAudit, auditView } from '../audit-log.queries'
import type { ChatSessionRow, ChatTurnRow } from '../../db/schema/chat-tables'
import { listTurns } from '../../chat/turns/chat-turns.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { toOwner } from '../owner.dto'

const subjectOf = (id: string): AuditSubject => ({ kind: 'chat', id })

/** Admin calls for chats with the assistant: list them with their cost, read one, flag it. */
export function adminChatRoutes({ db, clock }: Dependencies) {
  return {
    listChatsAsAdmin: createListHandler(db, 'listChatsAsAdmin', {
      query: db
        .selectFrom('chat_sessions')
        .innerJoin('users', 'users.id', 'chat_sessions.user_id')
        .select(['chat_sessions.id', 'flagged', 'resume_id', 'chat_sessions.created_at', 'updated_at'])
        .select(['user_id', 'users.nickname', 'users.phone']),
      id: 'chat_sessions.id',
      sorts: { updated: 'chat_sessions.updated_at', created: 'chat_sessions.created_at' },
      // A literal, so that the index of these few is seen to fit.
      filter: (query) => query.where(sql<boolean>`chat_sessions.flagged = 1`),
      search: (text) => searchOwned(db, 'chat_sessions', text),
      async toRows(rows) {
        const ids = rows.map(({ id }) => id)
        const sums = await sumChats(db, ids)
        return rows.map(({ user_id, nickname, phone, ...row }) =>
          toAdminChat(row, toOwner({ id: user_id, nickname, phone }), sums.get(row.id)),
        )
      },
    }),

    async openChatAsAdmin({ id }, { userId: adminId }) {
      return runTransaction(db, async (trx) => {
        const row = await lockChat(trx, id)
        if (!row) throw new ApiError(ApiCodes.notFound, 'chatGone')
        await auditView(trx, adminId, { subject: subjectOf(id), action: 'chatOpened', at: clock() })
        const owner = toOwner(await getUser(trx, row.user_id))
        const turns = await listTurns(trx, id)
        return {
          ...toAdminChat(row, owner, (await sumChats(trx, [id])).get(id)),
          title: row.title,
          turns: turns.map((turn) =>
            toAdminTurn(row.resume_id === null ? turn : withReadableProposals(turn)),
          ),
          history: await listSubjectAudit(trx, subjectOf(id)),
        }
      })
    },

    async flagChat({ id, to, reason }, { userId: adminId }) {
      await runTransaction(db, async (trx) => {
        const row = await lockChat(trx, id)
        if (!row) throw new ApiError(ApiCodes.notFound, 'chatGone')
        const flagged = to === 'flag'
        if ((row.flagged === 1) === flagged) throw new ApiError(ApiCodes.conflict, 'alreadySo')
        await setFlagged(trx, id, flagged)
        await insertAdminAudit(trx, adminId, {
          subject: subjectOf(id),
          action: flagged ? 'chatFlagged' : 'chatUnflagged',
          before: { flagged: !flagged },
          after: { flagged },
          reason,
          at: clock(),
        })
      })
      return {}
    },
  } satisfies Partial<Handlers>
}

type ChatColumns = Pick<ChatSessionRow, 'id' | 'flagged' | 'resume_id' | 'created_at' | 'updated_at'>

function toAdminChat(row: ChatColumns, owner: AdminChat['owner'], sums: ChatSums = zeroSums): AdminChat {
  const { id, flagged, resume_id: resumeId, created_at: createdAt, updated_at: updatedAt } = row
  const points = sums.points * ANSWER_COST
  return { ...sums, points, id, owner, flagged: flagged === 1, resumeId, createdAt, updatedAt }
}

function toAdminTurn(row: ChatTurnRow): AdminTurn {
  const { model, charge, period_at, tokens_in, tokens_out, asked_at, first_at } = row
  return {
    ...toChatTurn(row),
    model,
    points: charge === 'settled' && period_at !== null ? ANSWER_COST : 0,
    tokensIn: tokens_in,
    tokensOut: tokens_out,
    firstMs: first_at === null ? null : Math.max(0, first_at - asked_at),
  }
}
