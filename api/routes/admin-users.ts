import type { AdminUser, AdminUserDetails } from '#contract/admin-user'
import type { PlanId } from '#contract/benefits'
import { Codes } from '#contract/codes'
import { maskedPhone } from '#contract/phone'
import { readInvitations } from '../accounts/invitations'
import { changeUserAsAdmin, grantDays, grantPoints, revealPhone } from '../accounts/desk'
import { readMembership } from '../accounts/membership'
import { givenBenefits, planBenefits, pointsOf } from '../accounts/plan'
import type { Handlers } from '../answer'
import { countResumes, listGrantsOf, listUsers } from '../db/admin-users'
import { listAuditOf } from '../db/audit-log'
import { listProducts } from '../db/products'
import { listOrdersOf } from '../db/orders'
import { listSessionsOf } from '../db/sessions'
import type { UserRow } from '../db/tables'
import { findUser } from '../db/users'
import { findWeixinNickname } from '../db/weixin-identities'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { deviceName } from '../rules/device-name'
import { timeline } from '../rules/timeline'
import type { Language } from '#contract/problems'
import { toSummary } from './orders'

type Calls =
  'listUsersAsAdmin' | 'readUserAsAdmin' | 'revealPhone' | 'changeUserAsAdmin' | 'grantDays' | 'grantPoints'

const historyMost = 50
const ordersMost = 20

/** What admins do about people: find them, see how they stand, give time, shut out and let in. */
export function adminUserRoutes(parts: Parts): Pick<Handlers, Calls> {
  const { db, clock, adminPhones } = parts

  async function told(id: string, language: Language): Promise<AdminUserDetails> {
    const user = await findUser(db, id)
    if (!user) throw new Refusal(Codes.notFound, 'userGone')
    const now = clock()
    const [plan, allowance, points, membership, invitations, sessions, orders, resumes, weixin, history] =
      await Promise.all([
        planBenefits(db, id, now),
        givenBenefits(db, id, now),
        pointsOf(db, id, now),
        readMembership(db, id, now),
        readInvitations(db, id),
        listSessionsOf(db, id, now),
        listOrdersOf(db, id, ordersMost),
        countResumes(db, id),
        findWeixinNickname(db, id),
        listAuditOf(db, { kind: 'user', id }, historyMost),
      ])
    return {
      ...toAdminUser(user, plan.plan),
      adminBySettings: user.phone !== null && adminPhones.includes(user.phone),
      weixin: weixin !== undefined,
      benefits: plan.benefits,
      allowance,
      pointsTakeable: points.takeable,
      membership,
      invitations,
      sessions: sessions.map(({ id, user_agent, created_at, last_seen_at }) => ({
        id,
        device: deviceName(user_agent, language),
        createdAt: created_at,
        lastSeenAt: last_seen_at,
      })),
      orders: orders.map(toSummary),
      resumes,
      history,
    }
  }

  return {
    async listUsersAsAdmin(asked) {
      const { rows, ...page } = await listUsers(db, asked)
      const [grants, products] = await Promise.all([
        listGrantsOf(
          db,
          rows.map(({ id }) => id),
        ),
        listProducts(db),
      ])
      const planOf = (id: string) => {
        const level = timeline(grants.get(id) ?? [], clock())[0]?.level ?? 0
        return products.find((product) => product.level === level)?.id as PlanId
      }
      return { ...page, rows: rows.map((row) => toAdminUser(row, planOf(row.id))) }
    },

    readUserAsAdmin: ({ id }, { language }) => told(id, language),

    async revealPhone({ id }, { userId }) {
      return { phone: await revealPhone(parts, userId, id) }
    },

    async changeUserAsAdmin(wish, { userId, language }) {
      await changeUserAsAdmin(parts, userId, wish)
      return told(wish.id, language)
    },

    async grantDays(wish, { userId, language }) {
      await grantDays(parts, userId, wish)
      return told(wish.id, language)
    },

    async grantPoints(wish, { userId, language }) {
      await grantPoints(parts, userId, wish)
      return told(wish.id, language)
    },
  }
}

type Listed = Omit<UserRow, 'invite_code' | 'policy_version' | 'policy_at'>

function toAdminUser(user: Listed, plan: PlanId): AdminUser {
  const { id, nickname, phone, is_admin, created_at, seen_at, disabled_at, closes_at } = user
  return {
    id,
    nickname,
    phone: phone && maskedPhone(phone),
    plan,
    admin: is_admin === 1,
    createdAt: created_at,
    seenAt: seen_at,
    disabledAt: disabled_at,
    closesAt: closes_at,
  }
}
