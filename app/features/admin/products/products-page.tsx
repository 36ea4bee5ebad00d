import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanBenefitLine } from '#app/components/plans/benefit-line'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { Card } from '#app/components/ui/card'
import { formatFen } from '#app/components/plans/format-fen'
import { CARD_LENGTH_NAMES, LONGER_CARD_MONTHS } from '#contract/billing/card-months'
import type { AdminProduct } from '#contract/admin/admin-product'
import { AuditLines } from '#app/features/admin/audit/audit-list'
import { AdminHeading } from '#app/features/admin/admin-heading'
import type { FormResult } from '#app/api-client/form-result'
import { AdminCheckbox, AdminField, AdminForm } from '#app/features/admin/admin-form'
import { PlanForm } from './plan-form'

const path = '/admin/products'

type ProductsPageProps = {
  products: AdminProduct[]
  /** The product whose price form is open. */
  editingPriceOf: string | null
  /** The plan whose benefits form is open. */
  editingBenefitsOf: string | null
  /** The result of the open form. */
  result: FormResult | undefined
}

/** The products, their prices and past changes. */
export function ProductsPage({ products, editingPriceOf, editingBenefitsOf, result }: ProductsPageProps) {
  const { t } = useTranslation('admin-products')
  return (
    <>
      <AdminHeading title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
        {products.map((product) => (
          <Card key={product.id} className="min-w-0 p-5">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="font-semibold">{product.name}</h2>
              <Badge variant={product.onSale ? 'success' : 'secondary'}>
                {product.changeable ? (product.onSale ? t('onSale') : t('offSale')) : t('notSold')}
              </Badge>
              <span className="ml-auto text-xl font-semibold tabular-nums">
                {formatFen(product.priceFen)}
              </span>
            </div>
            <LongerPrices product={product} />
            {!product.changeable ? null : editingPriceOf === product.id ? (
              <ProductForm product={product} result={result} />
            ) : (
              <Link
                to={`${path}?change=${product.id}`}
                preventScrollReset
                className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
              >
                {t('change')}
              </Link>
            )}
            {editingBenefitsOf === product.id && !product.follows ? (
              <PlanForm
                plan={product}
                result={result}
                action={`${path}?plan=${product.id}`}
                cancelUrl={path}
              />
            ) : (
              <PlanLines plan={product}>
                <Link
                  to={`${path}?plan=${product.id}`}
                  preventScrollReset
                  className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
                >
                  {t('plans.change')}
                </Link>
              </PlanLines>
            )}
            {product.follows ? null : (
              <>
                <h3 className="mt-5 mb-2 text-sm text-muted-foreground">{t('history')}</h3>
                {product.history.length > 0 ? (
                  <AuditLines lines={product.history} />
                ) : (
                  <p className="text-sm text-subtle-foreground">{t('noHistory')}</p>
                )}
              </>
            )}
          </Card>
        ))}
      </div>
    </>
  )
}

function LongerPrices({ product: { longerFen } }: { product: AdminProduct }) {
  const { t } = useTranslation('pricing')
  const sold = LONGER_CARD_MONTHS.flatMap((months) => {
    const fen = longerFen[months]
    return fen === null ? [] : [`${t(`lengths.${CARD_LENGTH_NAMES[months]}`)} ${formatFen(fen)}`]
  })
  return sold.length === 0 ? null : (
    <p className="mt-1 flex flex-wrap justify-end gap-x-3 text-sm text-muted-foreground tabular-nums">
      {sold.map((card) => (
        <span key={card}>{card}</span>
      ))}
    </p>
  )
}

function PlanLines({ plan, children }: { plan: AdminProduct; children: ReactNode }) {
  const { t } = useTranslation(['pricing', 'admin-products', 'admin-users'])
  const shownLines = plan.lines.filter(({ type, val }) => val !== 0 || type === 'ResumeTemplateLevel')
  return (
    <>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {shownLines.map(({ type, val }) => (
          <li key={type}>
            <PlanBenefitLine benefit={{ type, val, unit: '' }} />
          </li>
        ))}
      </ul>
      {plan.isRecommended ? <p className="mt-2 text-sm text-primary">{t('recommended')}</p> : null}
      {plan.follows ? (
        <p className="mt-3 text-sm text-muted-foreground">
          {t('admin-products:plans.follows', { name: t(`admin-users:user.plans.${plan.follows}`) })}
        </p>
      ) : (
        children
      )}
    </>
  )
}

type ProductFormProps = { product: AdminProduct; result: FormResult | undefined }

function ProductForm({ product, result }: ProductFormProps) {
  const { t } = useTranslation(['admin-products', 'pricing'])
  const { id, name, priceFen, onSale, longerFen, revision } = product
  const toYuan = (fen: number) => (fen / 100).toFixed(2)
  const longer = LONGER_CARD_MONTHS.map((months) => [
    months,
    longerFen[months] === null ? '' : toYuan(longerFen[months]),
  ])
  return (
    <AdminForm
      label={t('ask', { name })}
      result={result}
      action={`${path}?change=${id}`}
      // A refused form keeps the revision that its values were typed for.
      hidden={{ id, seen: String(result?.initialValue?.seen ?? revision) }}
      defaultValue={{ price: toYuan(priceFen), onSale, longerFen: Object.fromEntries(longer) }}
      submitLabel={t('press')}
      cancelUrl={path}
      className="rounded-md bg-muted p-4"
    >
      <AdminField name="price" label={t('yuan')} inputMode="decimal" required />
      <AdminCheckbox name="onSale">{t('sell')}</AdminCheckbox>
      <fieldset className="grid gap-2 border-t border-border pt-3">
        <legend className="sr-only">{t('longer')}</legend>
        <p className="text-sm text-muted-foreground">{t('longerHint')}</p>
        <div className="grid grid-cols-3 gap-2">
          {LONGER_CARD_MONTHS.map((months) => (
            <AdminField
              key={months}
              name={`longerFen.${months}`}
              label={t('longerYuan', { name: t(`pricing:lengths.${CARD_LENGTH_NAMES[months]}`) })}
              inputMode="decimal"
            />
          ))}
        </div>
      </fieldset>
    </AdminForm>
  )
}
