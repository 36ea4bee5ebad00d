import type { Handlers } from '../answer'
import { countOverview } from '../db/overview'
import type { Dependencies } from '../parts'
import { chinaDay } from '../rules/day-in-china'
import { dailySmsLimit } from '../rules/code-limits'

export function adminRoutes({ db, clock }: Dependencies): Pick<Handlers, 'readAdminOverview'> {
  return {
    async readAdminOverview() {
      const now = clock()
      const today = chinaDay(now).startsAt
      const counts = await countOverview(db, { now, today, codesKey: dailySmsLimit(now).key })
      return { ...counts, countedAt: now }
    },
  }
}
