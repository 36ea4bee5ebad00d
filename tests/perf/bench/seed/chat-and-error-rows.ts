import type { ChatSessionRow, ChatTurnRow } from '#api/db/schema/chat-tables'
import type { ErrorReportRow } from '#api/db/schema/tables'
import { errorReportLifeMs } from '#api/lifetimes'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'

const historyMs = 365 * 24 * 60 * 60_000
const turnsPerChat = 2
const answer = '把“负责”换成看得见的动作，再写清楚范围、做法和结果，每条经历补一个数字。'.repeat(12)
/** The reports of a busy month, and the number of different errors. */
const reports = 20_000
const kinds = 400

const chatId = (n: number) => `talk-${String(n).padStart(8, '0')}`
const startedAt = (n: number, count: number, now: number) => Math.round(now - historyMs * (1 - n / count))

type Owner = { userId: string }

/** One per user, over a year; one in a thousand is flagged. */
export function* chatSessionRows(people: readonly Owner[], now: number): Generator<ChatSessionRow> {
  for (const [n, { userId }] of people.entries()) {
    const at = startedAt(n, people.length, now)
    const flagged = n % 1_000 === 0 ? 1 : 0
    yield {
      id: chatId(n),
      user_id: userId,
      title: `怎样写项目 ${n}`,
      resume_id: null,
      flagged,
      created_at: at,
      updated_at: at,
    }
  }
}

/** One in twenty answers failed. */
export function* chatTurnRows(people: readonly Owner[], now: number): Generator<ChatTurnRow> {
  for (const [n, { userId }] of people.entries())
    for (let number = 1; number <= turnsPerChat; number++) {
      const at = startedAt(n, people.length, now)
      const id = `${chatId(n)}-${number}`
      const failed = (n + number) % 20 === 0
      yield {
        id,
        session_id: chatId(n),
        user_id: userId,
        number,
        prompt: null,
        question: `怎样把第 ${n} 段项目经历写得有结果？`,
        job: '',
        resume_id: null,
        resume_title: '',
        answer: failed ? '' : answer,
        state: failed ? 'failed' : 'done',
        problem: failed ? 'down' : null,
        charge: failed ? 'returned' : 'settled',
        benefit_id: 6,
        period_at: 0,
        stop_asked: 0,
        root_id: id,
        alive_until: at,
        model: 'bench',
        tokens_in: failed ? null : 400,
        tokens_out: failed ? null : 300,
        asked_at: at,
        first_at: failed ? null : at,
        ended_at: at,
      }
    }
}

export function* errorReportRows(now: number): Generator<ErrorReportRow> {
  for (let n = 0; n < reports; n++) {
    const reported_at = Math.round(now - errorReportLifeMs * (1 - (n + 1) / (reports + 1)))
    const fingerprint = ((n * 7) % kinds).toString(16).padStart(8, '0')
    yield {
      id: `report-${n}`,
      fingerprint,
      record: JSON.stringify(buildErrorRecord(`${n}`, { fingerprint })),
      reported_at,
      expires_at: reported_at + errorReportLifeMs,
    }
  }
}
