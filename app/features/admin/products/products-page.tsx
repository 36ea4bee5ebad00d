import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanBenefitLine } from '#app/components/plans/benefit-line'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { Card } from '#app/components/ui/card'
import { formatFen } from '#app/components/plans/format-fen'
import type { AdminProduct } from '#contract/admin/admin-product'
import { AuditLines } from '#app/features/admin/audit/audit-list'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { InputWithError, FieldErrorProvider } from '#app/features/admin/field-error'
import { PlanForm } from './plan-form'
import type { FieldError } from '#app/features/admin/action-result.server'
import { ReasonFields } from '#app/features/admin/reason-fields'

const path = '/admin/products'

type ProductsPageProps = {
  products: AdminProduct[]
  /** The product whose price form is open. */
  editingPriceOf: string | null
  /** The plan whose benefits form is open. */
  editingBenefitsOf: string | null
  problem: string | undefined
  /** The invalid field. */
  fieldError: FieldError | undefined
  /** The submitted values of a refused form. */
  submitted: Record<string, string> | undefined
}

/** The products, their prices and past changes. */
export function ProductsPage({
  products,
  editingPriceOf,
  editingBenefitsOf,
  problem,
  fieldError,
  submitted,
}: ProductsPageProps) {
  const { t } = useTranslation('admin-products')
  return (
    <FieldErrorProvider value={fieldError}>
      <AdminHeading title={t('title')} lead={t('lead')} />
      {problem ? (
        <p
          role="alert"
          className="mt-6 rounded-md border border-destructive/40 px-4 py-3 text-sm text-destructive"
        >
          {problem}
        </p>
      ) : null}
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
            {product.changeable && editingPriceOf !== product.id ? (
              <Link
                to={`${path}?change=${product.id}`}
                preventScrollReset
                className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
              >
                {t('change')}
              </Link>
            ) : null}
            {product.changeable && editingPriceOf === product.id ? (
              <ProductForm product={product} submitted={submitted} />
            ) : null}
            {editingBenefitsOf === product.id && !product.follows ? (
              <PlanForm
                plan={product}
                submitted={submitted}
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
    </FieldErrorProvider>
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

type ProductFormProps = Pick<ProductsPageProps, 'submitted'> & { product: AdminProduct }

function ProductForm({ product: { id, name, priceFen, onSale }, submitted }: ProductFormProps) {
  const { t } = useTranslation('admin-products')
  return (
    <Form
      method="post"
      action={`${path}?change=${id}`}
      aria-label={t('ask', { name })}
      className="mt-4 grid gap-4 rounded-md bg-muted p-4"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seenFen" value={priceFen} />
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{t('yuan')}</span>
        <InputWithError
          name="price"
          inputMode="decimal"
          required
          defaultValue={submitted?.price ?? (priceFen / 100).toFixed(2)}
        />
      </label>
      <label className="flex items-center gap-2 text-sm font-medium">
        <input
          type="checkbox"
          name="onSale"
          defaultChecked={submitted ? 'onSale' in submitted : onSale}
          className="size-4 accent-primary"
        />
        {t('sell')}
      </label>
      <ReasonFields submitLabel={t('press')} submitted={submitted?.reason} cancelUrl={path} />
    </Form>
  )
}
