import type { Handlers } from '../../http/call-handler'
import { countOverview } from './admin-overview.queries'
import type { Dependencies } from '../../dependencies'
import { chinaDay } from '#contract/china-time'
import { dailySmsLimit } from '../../accounts/sms-codes/code-rate-limits'

export function adminRoutes({ db, clock }: Dependencies) {
  return {
    async readAdminOverview() {
      const now = clock()
      const today = chinaDay(now).startsAt
      const counts = await countOverview(db, { now, today, codesKey: dailySmsLimit(now).key })
      return { ...counts, countedAt: now }
    },
  } satisfies Partial<Handlers>
}
