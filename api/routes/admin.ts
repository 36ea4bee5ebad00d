import type { Handlers } from '../answer'
import { countOverview } from '../db/overview'
import type { Parts } from '../parts'
import { dayInChina } from '../rules/day-in-china'
import { codesSentOn } from '../rules/code-limits'

export function adminRoutes({ db, clock }: Parts): Pick<Handlers, 'readAdminOverview'> {
  return {
    async readAdminOverview() {
      const now = clock()
      const today = dayInChina(now).beganAt
      const counts = await countOverview(db, { now, today, codesKey: codesSentOn(now).key })
      return { ...counts, countedAt: now }
    },
  }
}
