import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { STEPS, type Step } from './wizard-fields'

/** Shows the current step. */
export function StepIndicator({ step }: { step: Step }) {
  const { t } = useTranslation('scenarios')
  const currentIndex = STEPS.indexOf(step)
  return (
    <ol aria-label={t('progress')} className="mt-5 grid grid-cols-5 gap-2">
      {STEPS.map((item, n) => (
        <li
          key={item}
          aria-current={item === step ? 'step' : undefined}
          className={cn(
            'border-t-3 border-border-strong pt-2 text-xs text-subtle-foreground sm:text-sm',
            n <= currentIndex && 'border-primary',
            n === currentIndex && 'font-medium text-foreground',
          )}
        >
          <span className={cn(n !== currentIndex && 'max-sm:sr-only')}>{t(`steps.${item}`)}</span>
        </li>
      ))}
    </ol>
  )
}
