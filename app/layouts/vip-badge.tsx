import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'

/** Says of a person that a plan is theirs now. */
export function VipBadge() {
  const { t } = useTranslation('layout')
  return <Badge variant="premium">{t('account.vip')}</Badge>
}
