import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import { findProposing } from '../db/chat-sessions'
import { listRunning } from '../db/chat-turns'
import { eraseBinned, findSummary, putInBin } from '../db/resumes'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { requireKept, toSummary } from './own-resume'

export function binRoutes({ db, clock }: Parts): Pick<Handlers, 'binResume' | 'eraseResume'> {
  return {
    async binResume({ id }, { userId }) {
      await putInBin(db, { id, userId }, clock())
      return toSummary(requireKept(await findSummary(db, { id, userId }), clock()))
    },

    async eraseResume({ id }, { userId }) {
      // What is being written for it took a point, which only the row can give back.
      const proposing = await findProposing(db, { resumeId: id, userId })
      if (proposing && (await listRunning(db, { sessionId: proposing.id })).length > 0)
        throw new Refusal(Codes.conflict, 'proposalsBusy')
      if (await eraseBinned(db, { id, userId })) return {}
      requireKept(await findSummary(db, { id, userId }), clock())
      throw new Refusal(Codes.badInput, 'resumeNotBinned')
    },
  }
}
