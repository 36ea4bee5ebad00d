import type { Handlers } from '../answer'
import { planBenefits } from '../accounts/plan'
import type { Parts } from '../parts'

export function benefitRoutes({ db, clock }: Parts): Pick<Handlers, 'fetchPlanBenefits'> {
  return { fetchPlanBenefits: (_, { userId }) => planBenefits(db, userId, clock()) }
}
