import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'

/** The plan's price has changed since it was chosen. `price`: the current one, in fen. */
export function PriceChangedNotice({ price }: { price: number }) {
  const { t } = useTranslation('pricing')
  return (
    <p role="status" className="mt-3 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning">
      {t('scan.repriced', { price: formatFen(price) })}
    </p>
  )
}
