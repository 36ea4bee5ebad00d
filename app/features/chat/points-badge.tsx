import { Cat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'

/** The number of AI answers left; negative means unlimited. */
export function PointsBadge({ left }: { left: number }) {
  const { t } = useTranslation('chat')
  return (
    <p
      className={cn(
        'inline-flex h-8 items-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap tabular-nums [&_svg]:size-4',
        left === 0 ? 'bg-warning-soft text-warning' : 'bg-premium-soft text-premium',
      )}
    >
      <Cat aria-hidden />
      {left < 0 ? t('food.unlimited') : t('food.left', { count: left })}
    </p>
  )
}
