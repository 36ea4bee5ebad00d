import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The quiet link that unfolds the field of a coupon. */
export function CouponFold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation('pricing')
  return (
    <details open={isOpen || undefined} className="mt-4 text-sm">
      <summary className="touch-target inline-flex cursor-pointer list-none text-muted-foreground underline hover:text-primary">
        {t('coupon.have')}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
