import { Codes } from '#contract/codes'
import type { ProductChange } from '#contract/admin-desk'
import { maskedPhone } from '#contract/phone'
import type { PlanId } from '#contract/benefits'
import { inTransaction } from '../accounts/begin-again'
import { changePlan, followedPlan, offerOf } from '../accounts/change-plan'
import type { Handlers } from '../answer'
import { listAllOrders, listAudit } from '../db/admin-lists'
import { listAuditOf, noteOfAdmin } from '../db/audit-log'
import { changeProduct, listProducts, lockProducts } from '../db/products'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { toSummary } from './orders'

type Calls =
  'listAudit' | 'listOrdersAsAdmin' | 'listProductsAsAdmin' | 'changeProduct' | 'changePlan' | 'beginExport'

const historyMost = 50

/** What else admins look at and change: the log, all orders, what is sold and for how much. */
export function adminDeskRoutes(parts: Parts): Pick<Handlers, Calls> {
  const { db, clock } = parts

  async function toldProducts() {
    const products = await listProducts(db)
    return Promise.all(
      products.map(async (product) => ({
        ...offerOf(product),
        id: product.id as PlanId,
        name: product.name,
        priceFen: product.price_fen,
        onSale: product.buyable === 1,
        changeable: product.level >= 200,
        follows: followedPlan(product.id) as PlanId | null,
        revision: product.revision,
        history: await listAuditOf(db, { kind: 'product', id: product.id }, historyMost),
      })),
    )
  }

  /** Orders keep the price they were made with; one that waits to be paid is made anew when it is asked for again. */
  async function change(adminId: string, { id, priceFen, onSale, seenFen, reason }: ProductChange) {
    await inTransaction(db, async (trx) => {
      const product = (await lockProducts(trx)).find((one) => one.id === id)
      if (!product) throw new Refusal(Codes.notFound, 'productGone')
      if (product.price_fen !== seenFen) throw new Refusal(Codes.conflict, 'priceMoved')
      const was = { priceFen: product.price_fen, onSale: product.buyable === 1 }
      if (was.priceFen === priceFen && was.onSale === onSale) throw new Refusal(Codes.conflict, 'alreadySo')
      await changeProduct(trx, id, { price_fen: priceFen, buyable: onSale ? 1 : 0 })
      await noteOfAdmin(trx, adminId, {
        action: 'productChanged',
        subject: { kind: 'product', id },
        before: was,
        after: { priceFen, onSale },
        reason,
        at: clock(),
      })
    })
  }

  return {
    listAudit: (asked) => listAudit(db, asked),

    async listOrdersAsAdmin(asked) {
      const { rows, ...page } = await listAllOrders(db, asked)
      return {
        ...page,
        rows: rows.map((row) => ({
          ...toSummary(row),
          owner:
            row.nickname === null ? null : { nickname: row.nickname, phone: maskedPhone(row.phone ?? '') },
        })),
      }
    },

    listProductsAsAdmin: toldProducts,

    async changeProduct(wish, { userId }) {
      await change(userId, wish)
      return toldProducts()
    },

    async changePlan(wish, { userId }) {
      await changePlan(parts, userId, wish)
      return toldProducts()
    },

    async beginExport({ list, asked }, { userId }) {
      const subject = { kind: 'list', id: list } as const
      await noteOfAdmin(db, userId, { action: 'listExported', subject, after: asked, at: clock() })
      return {}
    },
  }
}
