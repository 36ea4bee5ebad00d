import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'

/** Marks a user with an active plan. */
export function VipBadge() {
  const { t } = useTranslation('layout')
  return <Badge variant="premium">{t('account.vip')}</Badge>
}
