import type { AdminResume, OpenedResume } from '#contract/admin-resume'
import type { AuditSubject } from '#contract/audit'
import { Codes } from '#contract/codes'
import type { Kysely } from 'kysely'
import { inTransaction } from '../accounts/begin-again'
import { requireUser } from '../accounts/open-account'
import type { Handlers } from '../answer'
import { listAllResumes, lockResume } from '../db/admin-resumes'
import { listAuditOf, noteOfAdmin, wasNoted } from '../db/audit-log'
import { putInBin, takeFromBin } from '../db/resumes'
import type { ResumeRow, Tables } from '../db/tables'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { openedLookMs } from '../rules/lifetimes'
import { toOwner } from './admin-owner'
import { requireKept, toStored, toSummary } from './own-resume'

type Calls = 'listResumesAsAdmin' | 'openResumeAsAdmin' | 'moveResumeAsAdmin'
type Db = Kysely<Tables>

const historyMost = 50

/** What admins do about resumes: find them, open one, put it into its owner's bin and take it out again. */
export function adminResumeRoutes({ db, clock }: Parts): Pick<Handlers, Calls> {
  async function told(trx: Db, row: ResumeRow): Promise<OpenedResume> {
    const history = await listAuditOf(trx, subjectOf(row.id), historyMost)
    return { ...toStored(row), owner: toOwner(await requireUser(trx, row.user_id)), history }
  }

  return {
    async listResumesAsAdmin(asked) {
      const { rows, ...page } = await listAllResumes(db, asked)
      const toAdminResume = ({ user_id, nickname, phone, ...row }: (typeof rows)[number]): AdminResume => ({
        ...toSummary(row),
        owner: toOwner({ id: user_id, nickname, phone }),
      })
      return { ...page, rows: rows.map(toAdminResume) }
    },

    async openResumeAsAdmin({ id }, { userId: adminId }) {
      return inTransaction(db, async (trx) => {
        const at = clock()
        const row = requireKept(await lockResume(trx, id), at)
        const look = { subject: subjectOf(id), action: 'resumeOpened' } as const
        if (!(await wasNoted(trx, { adminId, ...look, since: at - openedLookMs })))
          await noteOfAdmin(trx, adminId, { ...look, at })
        return told(trx, row)
      })
    },

    async moveResumeAsAdmin({ id, to, reason }, { userId: adminId }) {
      return inTransaction(db, async (trx) => {
        const at = clock()
        const row = requireKept(await lockResume(trx, id), at)
        const own = { id, userId: row.user_id }
        const binned = to === 'bin'
        if ((row.deleted_at !== null) === binned) throw new Refusal(Codes.conflict, 'alreadySo')
        await (binned ? putInBin(trx, own, at) : takeFromBin(trx, own))
        await noteOfAdmin(trx, adminId, {
          subject: subjectOf(id),
          action: binned ? 'resumeBinned' : 'resumeRestored',
          before: { binned: !binned },
          after: { binned },
          reason,
          at,
        })
        return toSummary({ ...row, deleted_at: binned ? at : null })
      })
    },
  }
}

function subjectOf(id: string): AuditSubject {
  return { kind: 'resume', id }
}
