import type { AdminChat, AdminTurn } from '#contract/admin-chat'
import type { AuditSubject } from '#contract/audit'
import { ANSWER_COST } from '#contract/chat-words'
import { Codes } from '#contract/codes'
import { inTransaction } from '../accounts/begin-again'
import { requireUser } from '../accounts/open-account'
import type { Handlers } from '../answer'
import { readableProposals } from '../chat/told-proposals'
import { toTurn } from '../chat/told-turn'
import { type ChatSums, listAllChats, lockChat, noSums, setFlagged, sumChats } from '../db/admin-chats'
import { listAuditOf, noteOfAdmin, wasNoted } from '../db/audit-log'
import type { ChatSessionRow, ChatTurnRow } from '../db/chat-tables'
import { listTurns } from '../db/chat-turns'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { openedLookMs } from '../rules/lifetimes'
import { toOwner } from './admin-owner'

type Calls = 'listChatsAsAdmin' | 'openChatAsAdmin' | 'flagChat'

const historyMost = 50
const subjectOf = (id: string): AuditSubject => ({ kind: 'chat', id })

/** What admins do about talks with the assistant: find them, see what they cost, read one, mark it. */
export function adminChatRoutes({ db, clock }: Parts): Pick<Handlers, Calls> {
  return {
    async listChatsAsAdmin(asked) {
      const { rows, ...page } = await listAllChats(db, asked)
      const ids = rows.map(({ id }) => id)
      const sums = await sumChats(db, ids)
      const toListed = ({ user_id, nickname, phone, ...row }: (typeof rows)[number]) =>
        toAdminChat(row, toOwner({ id: user_id, nickname, phone }), sums.get(row.id))
      return { ...page, rows: rows.map(toListed) }
    },

    async openChatAsAdmin({ id }, { userId: adminId }) {
      return inTransaction(db, async (trx) => {
        const at = clock()
        const row = await lockChat(trx, id)
        if (!row) throw new Refusal(Codes.notFound, 'chatGone')
        const look = { subject: subjectOf(id), action: 'chatOpened' } as const
        if (!(await wasNoted(trx, { adminId, ...look, since: at - openedLookMs })))
          await noteOfAdmin(trx, adminId, { ...look, at })
        const owner = toOwner(await requireUser(trx, row.user_id))
        const turns = await listTurns(trx, id)
        return {
          ...toAdminChat(row, owner, (await sumChats(trx, [id])).get(id)),
          title: row.title,
          turns: turns.map((turn) => toAdminTurn(row.resume_id === null ? turn : readableProposals(turn))),
          history: await listAuditOf(trx, look.subject, historyMost),
        }
      })
    },

    async flagChat({ id, to, reason }, { userId: adminId }) {
      await inTransaction(db, async (trx) => {
        const row = await lockChat(trx, id)
        if (!row) throw new Refusal(Codes.notFound, 'chatGone')
        const flagged = to === 'flag'
        if ((row.flagged === 1) === flagged) throw new Refusal(Codes.conflict, 'alreadySo')
        await setFlagged(trx, id, flagged)
        await noteOfAdmin(trx, adminId, {
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
  }
}

type Kept = Pick<ChatSessionRow, 'id' | 'flagged' | 'resume_id' | 'created_at' | 'updated_at'>

function toAdminChat(row: Kept, owner: AdminChat['owner'], sums: ChatSums = noSums): AdminChat {
  const { id, flagged, resume_id: resumeId, created_at: createdAt, updated_at: updatedAt } = row
  const points = sums.points * ANSWER_COST
  return { ...sums, points, id, owner, flagged: flagged === 1, resumeId, createdAt, updatedAt }
}

function toAdminTurn(row: ChatTurnRow): AdminTurn {
  const { model, charge, period_at, tokens_in, tokens_out, asked_at, first_at } = row
  return {
    ...toTurn(row),
    model,
    points: charge === 'settled' && period_at !== null ? ANSWER_COST : 0,
    tokensIn: tokens_in,
    tokensOut: tokens_out,
    firstMs: first_at === null ? null : Math.max(0, first_at - asked_at),
  }
}
