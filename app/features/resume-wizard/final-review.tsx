import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'

/** Offers sample phrases for what is empty; the page beside it shows them as soon as they are chosen. */
export function FinalReview() {
  const { t } = useTranslation('scenarios')
  return (
    <Checkbox
      name="lines"
      className="mt-5 gap-3 rounded-lg border border-border bg-card p-4 text-sm leading-6"
    >
      <span>
        <span className="block font-medium">{t('lines')}</span>
        <span className="text-muted-foreground">{t('linesText')}</span>
      </span>
    </Checkbox>
  )
}
