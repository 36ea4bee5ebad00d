import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { Card } from '#app/components/ui/card'
import { EmptyCard } from './empty-card'
import type { MembershipView } from './membership.server'
import { OrderCard } from './order-card'

/** All orders, newest first; without any, what will be here and where plans are. */
export function OrderList({ orders }: Pick<MembershipView, 'orders'>) {
  const { t } = useTranslation('membership')
  return (
    <TitledSection id="orders" title={t('orders')} className="mt-10">
      <Card className="mt-3">
        {orders.length === 0 ? (
          <EmptyCard
            icon={ReceiptText}
            title={t('noOrders')}
            text={t('noOrdersText')}
            link={{ to: '/pricing', label: t('seePlans') }}
          />
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
