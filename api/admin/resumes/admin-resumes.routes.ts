import type { AdminResumeDetails } from '#contract/admin/admin-resume'
import type { AuditSubject } from '#contract/admin/audit'
import { ApiCodes } from '#contract/http/api-codes'
import { runTransaction } from '../../db/transaction-retry'
import { getUser } from '../../accounts/users/open-account'
import type { Handlers } from '../../http/call-handler'
import { createListHandler } from '../admin-list'
import { lockResume, searchResumes } from './admin-resumes.queries'
import { listSubjectAudit, insertAdminAudit, auditView } from '../audit-log.queries'
import { moveToBin, restoreFromBin } from '../../resumes/resumes.queries'
import type { Db, ResumeRow } from '../../db/schema/tables'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { toOwner } from '../owner.dto'
import { requireExisting, toStoredResume, toResumeSummary } from '../../resumes/resume.dto'

/** Admin calls for resumes: list, open, move to the owner's recycle bin and restore. */
export function adminResumeRoutes({ db, clock }: Dependencies) {
  async function toOpenedResume(trx: Db, row: ResumeRow): Promise<AdminResumeDetails> {
    const history = await listSubjectAudit(trx, subjectOf(row.id))
    return { ...toStoredResume(row), owner: toOwner(await getUser(trx, row.user_id)), history }
  }

  return {
    listResumesAsAdmin: createListHandler(db, 'listResumesAsAdmin', {
      query: db
        .selectFrom('resumes')
        .innerJoin('users', 'users.id', 'resumes.user_id')
        .select(['resumes.id', 'title', 'template', 'revision', 'resumes.created_at', 'updated_at'])
        .select(['deleted_at', 'user_id', 'users.nickname', 'users.phone']),
      id: 'resumes.id',
      sorts: { updated: 'resumes.updated_at' },
      filter: (query, filter) => query.where('deleted_at', filter === 'binned' ? 'is not' : 'is', null),
      search: (text) => searchResumes(db, text),
      toRows: (rows) =>
        rows.map(({ user_id, nickname, phone, ...row }) => ({
          ...toResumeSummary(row),
          owner: toOwner({ id: user_id, nickname, phone }),
        })),
    }),

    async openResumeAsAdmin({ id }, { userId: adminId }) {
      return runTransaction(db, async (trx) => {
        const at = clock()
        const row = requireExisting(await lockResume(trx, id), at)
        await auditView(trx, adminId, { subject: subjectOf(id), action: 'resumeOpened', at })
        return toOpenedResume(trx, row)
      })
    },

    async moveResumeAsAdmin({ id, to, reason }, { userId: adminId }) {
      return runTransaction(db, async (trx) => {
        const at = clock()
        const row = requireExisting(await lockResume(trx, id), at)
        const own = { id, userId: row.user_id }
        const binned = to === 'bin'
        if ((row.deleted_at !== null) === binned) throw new ApiError(ApiCodes.conflict, 'alreadySo')
        await (binned ? moveToBin(trx, own, at) : restoreFromBin(trx, own))
        await insertAdminAudit(trx, adminId, {
          subject: subjectOf(id),
          action: binned ? 'resumeBinned' : 'resumeRestored',
          before: { binned: !binned },
          after: { binned },
          reason,
          at,
        })
        return toResumeSummary({ ...row, deleted_at: binned ? at : null })
      })
    },
  } satisfies Partial<Handlers>
}

function subjectOf(id: string): AuditSubject {
  return { kind: 'resume', id }
}
