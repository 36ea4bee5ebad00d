import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { STEPS, type Step } from './wizard-fields'

/** How far one has come. */
export function StepList({ step }: { step: Step }) {
  const { t } = useTranslation()
  const at = STEPS.indexOf(step)
  return (
    <ol aria-label={t('scenarios.progress')} className="mt-5 grid grid-cols-5 gap-2">
      {STEPS.map((one, n) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={cn(
            'border-t-3 border-border-strong pt-2 text-xs text-subtle-foreground sm:text-sm',
            n <= at && 'border-primary',
            n === at && 'font-medium text-foreground',
          )}
        >
          <span className={cn(n !== at && 'max-sm:sr-only')}>{t(`scenarios.steps.${one}`)}</span>
        </li>
      ))}
    </ol>
  )
}
