import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import { findProposalSession } from '../chat/chat-sessions.queries'
import { listRunningTurns } from '../chat/turns/chat-turns.queries'
import { deleteBinnedResume, findResumeSummary, moveToBin } from './resumes.queries'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { requireExisting, toResumeSummary } from './resume.dto'

export function recycleBinRoutes({ db, clock }: Dependencies): Pick<Handlers, 'binResume' | 'eraseResume'> {
  return {
    async binResume({ id }, { userId }) {
      await moveToBin(db, { id, userId }, clock())
      return toResumeSummary(requireExisting(await findResumeSummary(db, { id, userId }), clock()))
    },

    async eraseResume({ id }, { userId }) {
      // A running turn has reserved a point, and only its row can release it.
      const proposalSession = await findProposalSession(db, { resumeId: id, userId })
      if (proposalSession && (await listRunningTurns(db, { sessionId: proposalSession.id })).length > 0)
        throw new ApiError(ApiCodes.conflict, 'proposalsBusy')
      if (await deleteBinnedResume(db, { id, userId })) return {}
      requireExisting(await findResumeSummary(db, { id, userId }), clock())
      throw new ApiError(ApiCodes.invalidInput, 'resumeNotBinned')
    },
  }
}
