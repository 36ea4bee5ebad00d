import type { AdminCoupon, CouponState, CouponTerms } from '#contract/admin/admin-coupon'
import type { PaidPlanId } from '#contract/billing/product'
import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { createListHandler, maxSearchResults } from '../../admin/admin-list'
import { insertAdminAudit } from '../../admin/audit-log.queries'
import type { CouponRow } from '../../db/schema/coupon-table'
import { runTransaction } from '../../db/transaction-retry'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import type { Handlers } from '../../http/call-handler'
import { couponPlans } from './coupon-rules'
import {
  type CouponListRow,
  findCoupon,
  insertCoupon,
  isUsedUp,
  lockCoupon,
  selectCoupons,
  setCouponDisabled,
} from './coupons.queries'

/** Admins create coupons, and disable them. */
export function adminCouponRoutes({ db, clock }: Dependencies) {
  return {
    listCouponsAsAdmin: createListHandler(db, 'listCouponsAsAdmin', {
      query: selectCoupons(db),
      id: 'coupons.id',
      sorts: { created: 'coupons.created_at' },
      filter(query, state) {
        const now = clock()
        if (state === 'disabled') return query.where('disabled_at', 'is not', null)
        const enabled = query.where('disabled_at', 'is', null)
        if (state === 'over') return enabled.where('ends_at', '<=', now)
        if (state === 'coming') return enabled.where('starts_at', '>', now)
        const current = enabled.where('ends_at', '>', now).where('starts_at', '<=', now)
        return state === 'usedUp' ? current.where(isUsedUp) : current.where((row) => row.not(isUsedUp))
      },
      search(text) {
        const ids = () => db.selectFrom('coupons').select('id').limit(maxSearchResults)
        const escaped = text.replace(/[\\%_]/g, '\\$&')
        return [
          ids().where('id', 'like', `${escaped.toUpperCase()}%`),
          ids().where('note', 'like', `%${escaped}%`),
        ]
      },
      toRows: (rows) => rows.map((row) => toAdminCoupon(row, clock())),
    }),

    async createCoupon(terms, { userId: adminId }) {
      const row: CouponRow = { ...toRow(terms), disabled_at: null, created_at: clock() }
      await runTransaction(db, async (trx) => {
        const existing = await findCoupon(trx, row.id)
        // The button pressed twice.
        if (existing && isSame(existing, row)) return
        if (existing) throw invalidFields({ code: fieldError('couponTaken') })
        await insertCoupon(trx, row)
        await insertAdminAudit(trx, adminId, {
          action: 'couponCreated',
          subject: { kind: 'coupon', id: row.id },
          after: {
            [terms.kind === 'percent' ? 'couponPercent' : 'couponFen']: terms.value,
            plans: terms.plans.join(', '),
            startsAt: terms.startsAt,
            endsAt: terms.endsAt,
            maxUses: terms.maxUses,
            usesPerUser: terms.usesPerUser,
            firstPurchaseOnly: terms.isFirstPurchaseOnly,
          },
          reason: terms.note,
          at: row.created_at,
        })
      })
      return {}
    },

    async changeCoupon({ code, to }, { userId: adminId }) {
      await runTransaction(db, async (trx) => {
        const coupon = await lockCoupon(trx, code)
        if (!coupon) throw new ApiError(ApiCodes.notFound, 'couponGone')
        const [was, becomes] = [coupon.disabled_at !== null, to === 'disabled']
        if (was === becomes) return
        const at = clock()
        await setCouponDisabled(trx, coupon.id, becomes ? at : null)
        await insertAdminAudit(trx, adminId, {
          action: becomes ? 'couponDisabled' : 'couponEnabled',
          subject: { kind: 'coupon', id: coupon.id },
          before: { disabled: was },
          after: { disabled: becomes },
          at,
        })
      })
      return {}
    },
  } satisfies Partial<Handlers>
}

function toRow(terms: CouponTerms): Omit<CouponRow, 'disabled_at' | 'created_at'> {
  return {
    id: terms.code,
    kind: terms.kind,
    value: terms.value,
    plans: JSON.stringify([...new Set(terms.plans)].sort()),
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    max_uses: terms.maxUses,
    uses_per_user: terms.usesPerUser,
    first_purchase_only: terms.isFirstPurchaseOnly ? 1 : 0,
    note: terms.note,
  }
}

function isSame({ disabled_at: _, created_at: __, ...existing }: CouponRow, row: CouponRow): boolean {
  return Object.entries(existing).every(([name, value]) => row[name as keyof CouponRow] === value)
}

function toAdminCoupon(row: CouponListRow, now: number): AdminCoupon {
  const used = Number(row.used)
  return {
    code: row.id,
    kind: row.kind,
    value: row.value,
    plans: couponPlans(row) as PaidPlanId[],
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maxUses: row.max_uses,
    usesPerUser: row.uses_per_user,
    isFirstPurchaseOnly: row.first_purchase_only === 1,
    note: row.note,
    state: couponState(row, used, now),
    used,
    pending: Number(row.pending),
    createdAt: row.created_at,
  }
}

function couponState(row: CouponRow, used: number, now: number): CouponState {
  if (row.disabled_at !== null) return 'disabled'
  if (now >= row.ends_at) return 'over'
  if (now < row.starts_at) return 'coming'
  return used >= row.max_uses ? 'usedUp' : 'open'
}
