import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
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
      if (await eraseBinned(db, { id, userId })) return {}
      requireKept(await findSummary(db, { id, userId }), clock())
      throw new Refusal(Codes.badInput, 'resumeNotBinned')
    },
  }
}
