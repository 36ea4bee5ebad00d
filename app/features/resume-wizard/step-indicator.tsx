import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { STEPS, type Step } from './wizard-fields'

/** Shows how far one is, and what comes next. */
export function StepIndicator({ step }: { step: Step }) {
  const { t } = useTranslation('scenarios')
  const currentIndex = STEPS.indexOf(step)
  const next = STEPS[currentIndex + 1]
  const place = { number: currentIndex + 1, count: STEPS.length }
  return (
    <div className="mt-5">
      <ol aria-label={t('progress')} className="grid grid-cols-5 gap-2">
        {STEPS.map((item, n) => (
          <li
            key={item}
            aria-current={item === step ? 'step' : undefined}
            className={cn(
              'border-t-3 border-border-strong pt-2 text-sm text-subtle-foreground forced-colors:border-[GrayText]',
              n <= currentIndex && 'border-primary forced-colors:border-[Highlight]',
              n === currentIndex && 'font-medium text-foreground',
            )}
          >
            <span className="max-sm:sr-only">{t(`steps.${item}`)}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted-foreground sm:mt-2">
        {next ? t('stepOfNext', { ...place, step: t(`steps.${next}`) }) : t('stepOf', place)}
      </p>
    </div>
  )
}
