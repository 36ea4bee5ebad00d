import { type CardMonths, LONGER_CARD_MONTHS, type LongerCardMonths } from '#contract/billing/card-months'
import type { PlanPresentation } from '#contract/billing/product'
import type { PlanTerms } from './plan-terms'
import { locksRows } from '../../db/dialects'
import type { ProductRow } from '../../db/schema/product-tables'
import type { Db } from '../../db/schema/tables'

export type LongerPrices = Partial<Record<LongerCardMonths, number>>

export type Product = Omit<ProductRow, 'benefits' | 'shown' | 'longer_prices'> & {
  benefits: Record<string, number>
  shown: PlanPresentation
  longerPrices: LongerPrices
}

/** All products, lowest level first. `benefits`: as sold now. */
export async function listProducts(db: Db): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().orderBy('level').execute()
  return rows.map(toProduct)
}

/** Whether a product can be bought now. */
export function isSold({ buyable, price_fen }: Pick<ProductRow, 'buyable' | 'price_fen'>): boolean {
  return buyable === 1 && price_fen > 0
}

/** The longer cards of a product on sale, the shortest first. */
export function longerCards(product: Product): { months: LongerCardMonths; price: number }[] {
  if (!isSold(product)) return []
  return LONGER_CARD_MONTHS.flatMap((months) => {
    const price = product.longerPrices[months]
    return price === undefined ? [] : [{ months, price }]
  })
}

/** A product at the price for so many months; undefined when it cannot be bought for them now. */
export function productFor(product: Product, months: CardMonths): Product | undefined {
  if (months === 1) return isSold(product) ? product : undefined
  const card = longerCards(product).find((one) => one.months === months)
  return card && { ...product, price_fen: card.price }
}

/** All products, locked until the transaction ends. */
export async function lockProducts(db: Db): Promise<Product[]> {
  const products = db.selectFrom('products').selectAll().orderBy('level')
  return (await (locksRows(db) ? products.forUpdate() : products).execute()).map(toProduct)
}

function toProduct({ benefits, shown, longer_prices, ...row }: ProductRow): Product {
  return {
    ...row,
    benefits: JSON.parse(benefits) as Record<string, number>,
    shown: JSON.parse(shown) as PlanPresentation,
    longerPrices: JSON.parse(longer_prices) as LongerPrices,
  }
}

export async function updateProduct(
  db: Db,
  id: string,
  change: Partial<Pick<ProductRow, 'price_fen' | 'buyable'>> &
    Partial<Pick<Product, 'revision' | 'shown' | 'longerPrices'>>,
): Promise<void> {
  const { shown, longerPrices, ...columns } = change
  await db
    .updateTable('products')
    .set({
      ...columns,
      ...(shown && { shown: JSON.stringify(shown) }),
      ...(longerPrices && { longer_prices: JSON.stringify(longerPrices) }),
    })
    .where('id', '=', id)
    .execute()
}

/** The history of a product's benefits, earliest first. */
export async function listProductTerms(db: Db, productId: string): Promise<PlanTerms[]> {
  const rows = await db
    .selectFrom('product_terms')
    .select(['from_at', 'benefits'])
    .where('product_id', '=', productId)
    .orderBy('from_at')
    .execute()
  return rows.map(({ from_at, benefits }) => ({
    from_at,
    benefits: JSON.parse(benefits) as Record<string, number>,
  }))
}

/** Level → the history of its plan's benefits, earliest first. */
export async function listTermsByLevel(db: Db): Promise<Map<number, PlanTerms[]>> {
  const rows = await db
    .selectFrom('product_terms')
    .innerJoin('products', 'products.id', 'product_terms.product_id')
    .select(['level', 'from_at', 'product_terms.benefits'])
    .orderBy('from_at')
    .execute()
  const byLevel = new Map<number, PlanTerms[]>()
  for (const { level, from_at, benefits } of rows) {
    const terms = { from_at, benefits: JSON.parse(benefits) as Record<string, number> }
    byLevel.set(level, [...(byLevel.get(level) ?? []), terms])
  }
  return byLevel
}

/**
 * Sets a product's benefits from now on; for use in the transaction that locked it. The new row is later than
 * the last one even if the clock was set back.
 */
export async function addProductTerms(
  db: Db,
  id: string,
  given: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  const last = (await listProductTerms(db, id)).at(-1)?.from_at ?? 0
  const benefits = JSON.stringify(given)
  await db
    .insertInto('product_terms')
    .values({ product_id: id, from_at: Math.max(now, last + 1), benefits })
    .execute()
  await db.updateTable('products').set({ benefits }).where('id', '=', id).execute()
}
