import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GivenLine } from '#app/components/benefit-line'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { Card } from '#app/components/ui/card'
import { sayFen } from '#app/components/say-fen'
import type { AdminProduct } from '#contract/admin-product'
import { AuditLines } from './audit-list'
import { DeskHeading } from './desk-heading'
import { CheckedInput, FieldProblemProvider } from './field-problem'
import { PlanForm } from './plan-form'
import type { FieldProblem } from './press.server'
import { ReasonEnd } from './reason-end'
import { filled, useDesk } from './use-desk'

const path = '/admin/products'

type ProductsPageProps = {
  products: AdminProduct[]
  /** The one whose price is about to be changed. */
  changing: string | null
  /** The one whose benefits are about to be changed. */
  editing: string | null
  problem: string | undefined
  /** The field that was wrong. */
  wrong: FieldProblem | undefined
  /** What was typed into a form that was refused. */
  typed: Record<string, string> | undefined
}

/** What there is, what it costs, and what it ever cost. */
export function ProductsPage({ products, changing, editing, problem, wrong, typed }: ProductsPageProps) {
  const { products: texts, plans } = useDesk()
  return (
    <FieldProblemProvider value={wrong}>
      <DeskHeading title={texts.title} lead={texts.lead} />
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
                {product.changeable ? (product.onSale ? texts.onSale : texts.offSale) : texts.notSold}
              </Badge>
              <span className="ml-auto text-xl font-semibold tabular-nums">{sayFen(product.priceFen)}</span>
            </div>
            {product.changeable && changing !== product.id ? (
              <Link
                to={`${path}?change=${product.id}`}
                preventScrollReset
                className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
              >
                {texts.change}
              </Link>
            ) : null}
            {product.changeable && changing === product.id ? (
              <ProductForm product={product} typed={typed} />
            ) : null}
            {editing === product.id && !product.follows ? (
              <PlanForm plan={product} typed={typed} action={`${path}?plan=${product.id}`} back={path} />
            ) : (
              <PlanLines plan={product}>
                <Link
                  to={`${path}?plan=${product.id}`}
                  preventScrollReset
                  className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
                >
                  {plans.change}
                </Link>
              </PlanLines>
            )}
            {product.follows ? null : (
              <>
                <h3 className="mt-5 mb-2 text-sm text-muted-foreground">{texts.history}</h3>
                {product.history.length > 0 ? (
                  <AuditLines lines={product.history} />
                ) : (
                  <p className="text-sm text-subtle-foreground">{texts.noHistory}</p>
                )}
              </>
            )}
          </Card>
        ))}
      </div>
    </FieldProblemProvider>
  )
}

/** What a plan gives now. */
function PlanLines({ plan, children }: { plan: AdminProduct; children: ReactNode }) {
  const { plans: texts, user } = useDesk()
  const { t } = useTranslation()
  const said = plan.lines.filter(({ type, val }) => val !== 0 || type === 'ResumeTemplateLevel')
  return (
    <>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {said.map(({ type, val }) => (
          <li key={type}>
            <GivenLine benefit={{ type, val, unit: '' }} />
          </li>
        ))}
      </ul>
      {plan.isRecommended ? <p className="mt-2 text-sm text-primary">{t('pricing.recommended')}</p> : null}
      {plan.follows ? (
        <p className="mt-3 text-sm text-muted-foreground">
          {filled(texts.follows, { name: user.plans[plan.follows] })}
        </p>
      ) : (
        children
      )}
    </>
  )
}

type ProductFormProps = Pick<ProductsPageProps, 'typed'> & { product: AdminProduct }

function ProductForm({ product: { id, name, priceFen, onSale }, typed }: ProductFormProps) {
  const { products: texts } = useDesk()
  return (
    <Form
      method="post"
      action={`${path}?change=${id}`}
      aria-label={filled(texts.ask, { name })}
      className="mt-4 grid gap-4 rounded-md bg-muted p-4"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seenFen" value={priceFen} />
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{texts.yuan}</span>
        <CheckedInput
          name="price"
          inputMode="decimal"
          required
          defaultValue={typed?.price ?? (priceFen / 100).toFixed(2)}
        />
      </label>
      <label className="flex items-center gap-2 text-sm font-medium">
        <input
          type="checkbox"
          name="onSale"
          defaultChecked={typed ? 'onSale' in typed : onSale}
          className="size-4 accent-primary"
        />
        {texts.sell}
      </label>
      <ReasonEnd press={texts.press} typed={typed?.reason} back={path} />
    </Form>
  )
}
