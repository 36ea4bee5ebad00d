import { type CreditHistory, type CreditLine, creditLinesPerPage } from '#contract/billing/ai-credits'
import { UNLIMITED } from '#contract/billing/benefits'
import { lockUsers } from '../../accounts/users/users.queries'
import type { Dependencies } from '../../dependencies'
import {
  countCreditLines,
  findLastCreditLine,
  type ListedCreditLine,
  listCreditLines,
} from './ai-credit-lines.queries'
import { loadCreditSources } from './credits-left'
import { dueLines } from './due-lines'

/** A page of a user's history. Lines that are due are computed: reading writes nothing. */
export async function readCreditHistory(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { userId, page: wanted }: { userId: string; page: number },
): Promise<CreditHistory> {
  return db.transaction().execute(async (trx) => {
    // The last line and the counters must be of one moment.
    await lockUsers(trx, [userId])
    const [sources, last] = await Promise.all([
      loadCreditSources(trx, userId),
      findLastCreditLine(trx, userId),
    ])
    const due = dueLines(sources, last, clock()).reverse()
    const count = due.length + (await countCreditLines(trx, userId))
    const pages = Math.max(1, Math.ceil(count / creditLinesPerPage))
    const page = Math.min(wanted, pages)
    const from = (page - 1) * creditLinesPerPage
    const shownDue = due.slice(from, from + creditLinesPerPage)
    const offset = Math.max(0, from - due.length)
    const stored = await listCreditLines(trx, {
      userId,
      offset,
      limit: creditLinesPerPage - shownDue.length,
    })
    const noReference = { purpose: null, for: null }
    const lines = [
      ...shownDue.map((line) => ({ ...line, ...noReference })),
      ...stored.map((line) => ({ ...line, for: referenceOf(line) })),
    ]
    return { lines: lines.flatMap((line) => toCreditLine(line) ?? []), page, pages }
  })
}

type Line = Pick<ListedCreditLine, 'kind' | 'purpose' | 'change' | 'balance' | 'unlimited' | 'at'>

function toCreditLine(line: Line & Pick<CreditLine, 'for'>): CreditLine | undefined {
  const { kind, purpose, change, at } = line
  if (kind === 'start') return undefined
  return {
    kind,
    purpose,
    change,
    balance: line.unlimited === 1 ? UNLIMITED : line.balance,
    at,
    for: line.for,
  }
}

function referenceOf(line: ListedCreditLine): CreditLine['for'] {
  const { session_id, session_resume_id, session_title, resume_id, resume_title } = line
  if (session_id === null) return null
  if (session_resume_id === null) return { is: 'chat', id: session_id, title: session_title ?? '' }
  return resume_id === null ? null : { is: 'resume', id: resume_id, title: resume_title ?? '' }
}
