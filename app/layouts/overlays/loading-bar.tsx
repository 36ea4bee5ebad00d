import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { nextPhase, timedTransitions, durationMs, type LoadingPhase } from './loading-phase'

/**
 * A 3 px bar at the top while a page loads. The progress is unknown, so the animation only approaches the
 * end.
 */
export function LoadingBar() {
  const { t } = useTranslation('error-messages')
  const isLoading = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<LoadingPhase>('idle')
  const [wasLoading, setWasLoading] = useState(false)
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading)
    setPhase(nextPhase(phase, isLoading))
  }
  useEffect(() => {
    const step = timedTransitions[phase]
    if (!step) return
    const timer = setTimeout(() => setPhase(step.next), step.afterMs)
    return () => clearTimeout(timer)
  }, [phase])
  if (phase === 'idle' || phase === 'waiting') return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] transition-opacity duration-[400ms] print:hidden',
        phase === 'leaving' && 'opacity-0',
      )}
    >
      <span
        style={{ animationDuration: `${durationMs}ms` }}
        className={cn(
          'block h-full origin-left bg-primary',
          phase === 'running' ? 'loading-run' : 'scale-x-100',
        )}
      />
    </div>
  )
}
