import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { TitledSection } from '#app/components/titled-section'
import { Card } from '#app/components/ui/card'
import type { MembershipView } from './membership.server'
import { OrderCard } from './order-card'

/** All orders, newest first; without any, what will be here and where plans are. */
export function OrderList({ orders }: Pick<MembershipView, 'orders'>) {
  const { t } = useTranslation('membership')
  return (
    <TitledSection id="orders" title={t('orders')} className="mt-10">
      <Card className="mt-3">
        {orders.length === 0 ? (
          <div className="flex flex-col items-center px-5 py-10 text-center">
            <span className="grid size-12 place-items-center rounded-full bg-secondary text-primary">
              <ReceiptText aria-hidden className="size-6" />
            </span>
            <p className="mt-4 font-medium">{t('noOrders')}</p>
            <p className="mt-1 max-w-sm text-sm text-muted-foreground">{t('noOrdersText')}</p>
            <ButtonLink to="/pricing" variant="outline" className="mt-5" label={t('seePlans')} />
          </div>
        ) : (
          <ul className="divide-y divide-border">
            {orders.map((order) => (
              <OrderCard key={order.tradeNo} order={order} />
            ))}
          </ul>
        )}
      </Card>
    </TitledSection>
  )
}
