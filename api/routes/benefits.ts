import type { Handlers } from '../answer'
import { chargeDownload, consumeBenefit, quoteDownload } from '../accounts/consume'
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

    chargeDownload: ({ content }, { userId }) => chargeDownload(parts, { userId, content }),
    quoteDownload: ({ content }, { userId }) => quoteDownload(parts, { userId, content }),
    readMembership: (_, { userId }) => readMembership(db, userId, clock()),
    readInvitations: (_, { userId }) => readInvitations(db, userId),
  }
}
