import type { Handlers } from '../answer'
import { consumeBenefit } from '../accounts/consume'
import { chargeDownload, quoteDownload } from '../accounts/download'
import { listInvitations } from '../accounts/invitations'
import { readMembership } from '../accounts/membership'
import { planBenefits } from '../accounts/plan'
import type { Dependencies } from '../parts'

type BenefitCalls =
  | 'fetchPlanBenefits'
  | 'consumeBenefit'
  | 'chargeDownload'
  | 'quoteDownload'
  | 'readMembership'
  | 'readInvitations'

export function benefitRoutes(deps: Dependencies): Pick<Handlers, BenefitCalls> {
  const { db, clock } = deps
  return {
    fetchPlanBenefits: (_, { userId }) => planBenefits(db, userId, clock()),

    async consumeBenefit({ benefitId }, { userId }) {
      return { left: await consumeBenefit(deps, { userId, benefitId }) }
    },

    chargeDownload: ({ item }, { userId }) => chargeDownload(deps, { userId, item }),
    quoteDownload: ({ item }, { userId }) => quoteDownload(deps, { userId, item }),
    readMembership: (_, { userId }) => readMembership(db, userId, clock()),
    readInvitations: (_, { userId }) => listInvitations(db, userId),
  }
}
