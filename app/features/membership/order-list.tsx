import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { EmptyState } from '#app/components/empty-state/empty-state'
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
          <EmptyState scene="receipt" title={t('noOrders')} text={t('noOrdersText')}>
            <ButtonLink to="/pricing" variant="outline" label={t('seePlans')} />
          </EmptyState>
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
