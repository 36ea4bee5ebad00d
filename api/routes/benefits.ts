import type { Handlers } from '../answer'
import { consumeBenefit } from '../accounts/consume'
import { chargeDownload, quoteDownload } from '../accounts/download'
import { readInvitations } from '../accounts/invitations'
import { readMembership } from '../accounts/membership'
import { planBenefits } from '../accounts/plan'
import type { Parts } from '../parts'

type BenefitCalls =
  | 'fetchPlanBenefits'
  | 'consumeBenefit'
  | 'chargeDownload'
  | 'quoteDownload'
  | 'readMembership'
  | 'readInvitations'

export function benefitRoutes(parts: Parts): Pick<Handlers, BenefitCalls> {
  const { db, clock } = parts
  return {
    fetchPlanBenefits: (_, { userId }) => planBenefits(db, userId, clock()),

    async consumeBenefit({ benefitId }, { userId }) {
      return { left: await consumeBenefit(parts, { userId, benefitId }) }
    },

    chargeDownload: ({ item }, { userId }) => chargeDownload(parts, { userId, item }),
    quoteDownload: ({ item }, { userId }) => quoteDownload(parts, { userId, item }),
    readMembership: (_, { userId }) => readMembership(db, userId, clock()),
    readInvitations: (_, { userId }) => readInvitations(db, userId),
  }
}
