import { ApiCodes } from '#contract/codes'
import type { Handlers } from '../answer'
import { findProposalSession } from '../db/chat-sessions'
import { listRunningTurns } from '../db/chat-turns'
import { deleteBinnedResume, findResumeSummary, moveToBin } from '../db/resumes'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'
import { requireExisting, toResumeSummary } from './own-resume'

export function recycleBinRoutes({ db, clock }: Dependencies): Pick<Handlers, 'binResume' | 'eraseResume'> {
  return {
    async binResume({ id }, { userId }) {
      await moveToBin(db, { id, userId }, clock())
      return toResumeSummary(requireExisting(await findResumeSummary(db, { id, userId }), clock()))
    },

    async eraseResume({ id }, { userId }) {
      // What is being written for it took a point, which only the row can give back.
      const proposalSession = await findProposalSession(db, { resumeId: id, userId })
      if (proposalSession && (await listRunningTurns(db, { sessionId: proposalSession.id })).length > 0)
        throw new ApiError(ApiCodes.conflict, 'proposalsBusy')
      if (await deleteBinnedResume(db, { id, userId })) return {}
      requireExisting(await findResumeSummary(db, { id, userId }), clock())
      throw new ApiError(ApiCodes.invalidInput, 'resumeNotBinned')
    },
  }
}
