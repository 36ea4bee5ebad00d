import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'

type CouponFoldProps = { isOpen: boolean; isCentred?: boolean; children: ReactNode }

/** The quiet link that unfolds the field of a coupon. */
export function CouponFold({ isOpen, isCentred = false, children }: CouponFoldProps) {
  const { t } = useTranslation('pricing')
  return (
    <details open={isOpen || undefined} className="mt-4 text-sm">
      <summary
        className={cn(
          'touch-target block w-fit cursor-pointer list-none text-muted-foreground underline hover:text-primary',
          isCentred && 'mx-auto',
        )}
      >
        {t('coupon.have')}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
