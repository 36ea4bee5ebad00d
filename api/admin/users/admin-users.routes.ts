import type { AdminUser, AdminUserDetails } from '#contract/admin/admin-user'
import { sql } from 'kysely'
import type { PlanId } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { maskPhone } from '#contract/account/phone'
import { listInvitations } from '../../accounts/invites/list-invitations'
import { changeUserAsAdmin, grantDays, grantPoints, revealPhone } from './user-actions'
import { readMembership } from '../../membership/plans-and-products/read-membership-with-ledgers'
import {
  benefitAllowances,
  planBenefits,
  pointsBalance,
} from '../../membership/plans-and-products/effective-plan'
import type { Handlers } from '../../http/call-handler'
import { createListHandler } from '../admin-list'
import { countResumes, listGrantsByUser, searchUsers } from './admin-users.queries'
import { listSubjectAudit } from '../audit-log.queries'
import { listProducts } from '../../membership/plans-and-products/products.queries'
import { listUserOrders } from '../../orders/orders.queries'
import { listUserSessions } from '../../accounts/logins/sessions.queries'
import type { UserRow } from '../../db/schema/tables'
import { findUser } from '../../accounts/users/users.queries'
import { findWeixinNickname } from '../../accounts/weixin-login/weixin-identities.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { toSession } from '../../accounts/logins/sessions.routes'
import { membershipTimeline } from '../../membership/plans-and-products/membership-timeline'
import type { Language } from '#contract/validation/field-error-codes'
import { toOrderSummary } from '../../orders/orders.routes'

const maxOrders = 20

/** Admin calls for accounts: search, details, grants, disable and enable. */
export function adminUserRoutes(deps: Dependencies) {
  const { db, clock, adminPhones } = deps

  async function readUserDetails(id: string, language: Language): Promise<AdminUserDetails> {
    const user = await findUser(db, id)
    if (!user) throw new ApiError(ApiCodes.notFound, 'userGone')
    const now = clock()
    const [plan, allowance, points, membership, invitations, sessions, orders, resumes, weixin, history] =
      await Promise.all([
        planBenefits(db, id, now),
        benefitAllowances(db, id, now),
        pointsBalance(db, id, now),
        readMembership(db, id, now),
        listInvitations(db, id),
        listUserSessions(db, id, now),
        listUserOrders(db, id, maxOrders),
        countResumes(db, id),
        findWeixinNickname(db, id),
        listSubjectAudit(db, { kind: 'user', id }),
      ])
    return {
      ...toAdminUser(user, plan.plan),
      adminBySettings: user.phone !== null && adminPhones.includes(user.phone),
      weixin: weixin !== undefined,
      benefits: plan.benefits,
      allowance,
      pointsTakeable: points.revocable,
      membership,
      invitations,
      sessions: sessions.map((session) => toSession(session, language)),
      orders: orders.map(toOrderSummary),
      resumes,
      history,
    }
  }

  return {
    listUsersAsAdmin: createListHandler(db, 'listUsersAsAdmin', {
      query: db
        .selectFrom('users')
        .select(['id', 'phone', 'nickname', 'is_admin', 'created_at', 'seen_at', 'disabled_at', 'closes_at']),
      id: 'users.id',
      sorts: { created: 'users.created_at', seen: 'users.seen_at' },
      filter(query, filter) {
        // A literal, so that the index of these few is seen to fit.
        if (filter === 'admin') return query.where(sql<boolean>`users.is_admin = 1`)
        return query.where(filter === 'disabled' ? 'disabled_at' : 'closes_at', 'is not', null)
      },
      search: (text) => searchUsers(db, text),
      async toRows(rows) {
        const ids = rows.map(({ id }) => id)
        const [grants, products] = await Promise.all([listGrantsByUser(db, ids), listProducts(db)])
        const planOf = (id: string) => {
          const level = membershipTimeline(grants.get(id) ?? [], clock())[0]?.level ?? 0
          return products.find((product) => product.level === level)?.id as PlanId
        }
        return rows.map((row) => toAdminUser(row, planOf(row.id)))
      },
    }),

    readUserAsAdmin: ({ id }, { language }) => readUserDetails(id, language),

    async revealPhone({ id }, { userId }) {
      return { phone: await revealPhone(deps, userId, id) }
    },

    async changeUserAsAdmin(input, { userId, language }) {
      await changeUserAsAdmin(deps, userId, input)
      return readUserDetails(input.id, language)
    },

    async grantDays(input, { userId, language }) {
      await grantDays(deps, userId, input)
      return readUserDetails(input.id, language)
    },

    async grantPoints(input, { userId, language }) {
      await grantPoints(deps, userId, input)
      return readUserDetails(input.id, language)
    },
  } satisfies Partial<Handlers>
}

type UserListRow = Omit<UserRow, 'invite_code' | 'policy_version' | 'policy_at' | 'inviter_name'>

function toAdminUser(user: UserListRow, plan: PlanId): AdminUser {
  const { id, nickname, phone, is_admin, created_at, seen_at, disabled_at, closes_at } = user
  return {
    id,
    nickname,
    phone: phone && maskPhone(phone),
    plan,
    admin: is_admin === 1,
    createdAt: created_at,
    seenAt: seen_at,
    disabledAt: disabled_at,
    closesAt: closes_at,
  }
}
