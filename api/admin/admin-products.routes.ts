import { ApiCodes } from '#contract/http/api-codes'
import type { ProductChangeInput } from '#contract/admin/admin-panel'
import type { PlanId } from '#contract/billing/benefits'
import { runTransaction } from '../db/transaction-retry'
import { changePlan, aliasedPlan, toOffer } from '../membership/plans-and-products/change-plan'
import type { Handlers } from '../http/call-handler'
import { listSubjectAudit, insertAdminAudit } from './audit-log.queries'
import { updateProduct, listProducts, lockProducts } from '../membership/plans-and-products/products.queries'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'

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
        priceFen: product.price_fen,
        onSale: product.buyable === 1,
        changeable: product.level >= 200,
        follows: aliasedPlan(product.id) as PlanId | null,
        revision: product.revision,
        history: await listSubjectAudit(db, { kind: 'product', id: product.id }),
      })),
    )
  }

  /** Orders keep the price they were placed at; a pending one is replaced when its owner orders again. */
  async function changeProductPrice(
    adminId: string,
    { id, priceFen, onSale, seenFen, reason }: ProductChangeInput,
  ) {
    await runTransaction(db, async (trx) => {
      const product = (await lockProducts(trx)).find((one) => one.id === id)
      if (!product) throw new ApiError(ApiCodes.notFound, 'productGone')
      if (product.price_fen !== seenFen) throw new ApiError(ApiCodes.conflict, 'priceMoved')
      const was = { priceFen: product.price_fen, onSale: product.buyable === 1 }
      if (was.priceFen === priceFen && was.onSale === onSale)
        throw new ApiError(ApiCodes.conflict, 'alreadySo')
      await updateProduct(trx, id, { price_fen: priceFen, buyable: onSale ? 1 : 0 })
      await insertAdminAudit(trx, adminId, {
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
