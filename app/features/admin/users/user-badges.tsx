import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import type { AdminUser } from '#contract/admin/admin-user'

type AccountStatus = Pick<AdminUser, 'admin' | 'disabledAt' | 'closesAt'>

/** Badges for the state of an account. */
export function UserBadges({ user: { admin, disabledAt, closesAt } }: { user: AccountStatus }) {
  const { t } = useTranslation('admin-users')
  return (
    <>
      {admin ? <Badge variant="highlight">{t('admin')}</Badge> : null}
      {disabledAt === null ? null : <Badge variant="destructive">{t('disabled')}</Badge>}
      {closesAt === null ? null : <Badge variant="warning">{t('closing')}</Badge>}
    </>
  )
}
