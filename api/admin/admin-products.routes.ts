import { ApiCodes } from '#contract/http/api-codes'
import type { LongerPrices, ProductChangeInput } from '#contract/admin/admin-panel'
import type { AuditValues } from '#contract/admin/audit'
import type { PlanId } from '#contract/billing/benefits'
import { isFairPrice, LONGER_CARD_MONTHS } from '#contract/billing/card-months'
import { fieldError } from '#contract/validation/field-error-codes'
import { runTransaction } from '../db/transaction-retry'
import { changePlan, aliasedPlan, toOffer } from '../membership/plans-and-products/change-plan'
import type { Handlers } from '../http/call-handler'
import { listSubjectAudit, insertAdminAudit } from './audit-log.queries'
import {
  updateProduct,
  listProducts,
  lockProducts,
  type Product,
} from '../membership/plans-and-products/products.queries'
import type { Dependencies } from '../dependencies'
import { ApiError, invalidFields } from '../http/api-error'

/** Admin calls for products with their prices. */
export function adminProductRoutes(deps: Dependencies) {
  const { db, clock } = deps

  async function listAdminProducts() {
    const products = await listProducts(db)
    return Promise.all(
      products.map(async (product) => ({
        ...toOffer(product),
        id: product.id as PlanId,
        name: product.name,
        ...pricesOf(product),
        onSale: product.buyable === 1,
        changeable: product.level >= 200,
        follows: aliasedPlan(product.id) as PlanId | null,
        revision: product.revision,
        history: await listSubjectAudit(db, { kind: 'product', id: product.id }),
      })),
    )
  }

  /** Orders keep the price they were placed at; a pending one is replaced when its owner orders again. */
  async function changeProductPrice(adminId: string, change: ProductChangeInput) {
    const { id, priceFen, onSale, longerFen, seen, reason } = change
    requireFairPrices(change)
    await runTransaction(db, async (trx) => {
      const product = (await lockProducts(trx)).find((one) => one.id === id)
      if (!product) throw new ApiError(ApiCodes.notFound, 'productGone')
      if (product.revision !== seen) throw new ApiError(ApiCodes.conflict, 'priceMoved')
      const before = toAuditValues({ ...pricesOf(product), onSale: product.buyable === 1 })
      const after = toAuditValues({ priceFen, onSale, longerFen })
      if (JSON.stringify(before) === JSON.stringify(after)) throw new ApiError(ApiCodes.conflict, 'alreadySo')
      const sold = LONGER_CARD_MONTHS.filter((months) => longerFen[months] !== null)
      await updateProduct(trx, id, {
        price_fen: priceFen,
        buyable: onSale ? 1 : 0,
        longerPrices: Object.fromEntries(sold.map((months) => [months, longerFen[months]])),
        revision: seen + 1,
      })
      await insertAdminAudit(trx, adminId, {
        action: 'productChanged',
        subject: { kind: 'product', id },
        before,
        after,
        reason,
        at: clock(),
      })
    })
  }

  return {
    listProductsAsAdmin: listAdminProducts,

    async changeProduct(input, { userId }) {
      await changeProductPrice(userId, input)
      return listAdminProducts()
    },

    async changePlan(input, { userId }) {
      await changePlan(deps, userId, input)
      return listAdminProducts()
    },
  } satisfies Partial<Handlers>
}

type Prices = { priceFen: number; longerFen: LongerPrices }

function pricesOf({ price_fen, longerPrices }: Product): Prices {
  const { 3: quarter = null, 6: half = null, 12: year = null } = longerPrices
  return { priceFen: price_fen, longerFen: { 3: quarter, 6: half, 12: year } }
}

/** @throws ApiError -8000 at each longer card that costs more than its months one by one */
function requireFairPrices({ priceFen, longerFen }: Prices): void {
  const dear = LONGER_CARD_MONTHS.filter((months) => !isFairPrice(longerFen[months] ?? 0, months, priceFen))
  if (dear.length > 0)
    throw invalidFields(
      Object.fromEntries(dear.map((months) => [`longerFen.${months}`, fieldError('longerPrice')])),
    )
}

function toAuditValues({ priceFen, longerFen, onSale }: Prices & { onSale: boolean }): AuditValues {
  const longer = LONGER_CARD_MONTHS.flatMap((months) =>
    longerFen[months] === null ? [] : [[`price${months}Fen`, longerFen[months]] as const],
  )
  return { priceFen, ...Object.fromEntries(longer), onSale }
}
