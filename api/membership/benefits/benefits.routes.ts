import type { Handlers } from '../../http/call-handler'
import { consumeBenefit } from './consume-benefit'
import { chargeDownload, quoteDownload } from '../downloads/charge-download'
import { readMembership } from '../plans-and-products/read-membership-with-ledgers'
import { readCreditHistory } from '../ai-credits/read-credit-history'
import { planBenefits } from '../plans-and-products/effective-plan'
import type { Dependencies } from '../../dependencies'

export function benefitRoutes(deps: Dependencies) {
  const { db, clock } = deps
  return {
    fetchPlanBenefits: async (_, { userId, isAdmin }) => ({
      ...(await planBenefits(db, userId, clock())),
      isAdmin,
    }),

    async consumeBenefit({ benefitId }, { userId }) {
      return { left: await consumeBenefit(deps, { userId, benefitId }) }
    },

    chargeDownload: (input, { userId }) => chargeDownload(deps, { ...input, userId }),
    quoteDownload: ({ item }, { userId }) => quoteDownload(deps, { userId, item }),
    readCreditHistory: ({ page }, { userId }) => readCreditHistory(deps, { userId, page }),
    readMembership: (_, { userId }) => readMembership(db, userId, clock()),
  } satisfies Partial<Handlers>
}
