import type { CouponTerms } from '#contract/admin/admin-coupon'
import { beforeEach } from 'vitest'
import type { EmptyDatabase } from './databases'
import { useTestOrders } from './test-orders'
import { createTestAdmin, type TestUser } from './test-person'

const DAY_MS = 24 * 60 * 60_000

/** Orders of a user, and an admin that makes coupons; none exists before a test. */
export function useTestCoupons(empty: () => Promise<EmptyDatabase>) {
  const orders = useTestOrders(empty)
  const { api, person } = orders
  const admin = {} as TestUser
  beforeEach(async () => {
    await api.db.updateTable('orders').set({ coupon_id: null }).execute()
    await api.db.deleteFrom('coupons').execute()
    await api.db.deleteFrom('limits').execute()
    Object.assign(admin, await createTestAdmin(api))
  })

  const terms = (change: Partial<CouponTerms> = {}): CouponTerms => ({
    code: 'spring-26',
    kind: 'percent',
    value: 20,
    plans: ['200', '300'],
    startsAt: api.time.now,
    endsAt: api.time.now + 7 * DAY_MS,
    maxUses: 10,
    usesPerUser: 1,
    isFirstPurchaseOnly: false,
    note: '开学季',
    ...change,
  })
  const create = (change: Partial<CouponTerms> = {}) => admin.call('createCoupon', terms(change))
  const orderWith = (coupon: string, user: TestUser = person, productId: '200' | '300' = '200') =>
    user.call('orderNative', { productId, coupon })
  const quote = (coupon = 'SPRING26', user: TestUser = person) => user.call('quoteCoupon', { coupon })
  const listed = async (query: object = {}) => (await admin.call('listCouponsAsAdmin', query)).data.rows
  return { ...orders, admin, terms, create, orderWith, quote, listed }
}

/** Why a coupon was refused, as the answer of a call says it at its field. */
export const couponRefusalOf = ({ data }: { data: { fields?: { coupon?: string } } }) => data.fields?.coupon
