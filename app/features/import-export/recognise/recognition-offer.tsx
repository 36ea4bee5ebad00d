import { ScanText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { engineMegabytes, maxRecognisedPages } from './recognition'
import { useRecognition } from './use-recognition'

type RecognitionOfferProps = { file: File; onRecognised(read: File): void }

/** Offers to recognise the text of a picture on this device: what it costs, how far it is, and a way back. */
export function RecognitionOffer({ file, onRecognised }: RecognitionOfferProps) {
  const { t } = useTranslation('import-export')
  const { state, start, cancel } = useRecognition(file, onRecognised)
  const { phase } = state
  if (phase === 'offered' || phase === 'failed')
    return (
      <div className="mt-5">
        {phase === 'failed' ? (
          <p role="alert" className="mb-3 text-sm text-destructive">
            {t(`recognise.failed.${state.code}`, { most: maxRecognisedPages })}
          </p>
        ) : null}
        <Button size="lg" className="relative" onClick={() => void start()}>
          <ScanText aria-hidden />
          {t(phase === 'failed' ? 'recognise.again' : 'recognise.start')}
        </Button>
        <p className="mx-auto mt-3 max-w-md text-sm text-balance text-muted-foreground">
          {t('recognise.cost', { size: engineMegabytes })}
        </p>
      </div>
    )
  const label =
    phase === 'loading'
      ? t('recognise.loading')
      : t('recognise.reading', { page: state.page, pages: state.pages })
  const done = phase === 'loading' ? undefined : (state.page - 1 + state.share) / state.pages
  return (
    <div className="mx-auto mt-5 max-w-sm">
      <p role="status" className="text-sm font-medium text-primary">
        {label}
      </p>
      <ProgressBar label={label} share={done} />
      <Button variant="ghost" className="relative mt-3" onClick={cancel}>
        {t('recognise.cancel')}
      </Button>
    </div>
  )
}

/** Without a share it is not known how far the work is. */
function ProgressBar({ label, share }: { label: string; share: number | undefined }) {
  const percent = share === undefined ? undefined : Math.round(100 * share)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-3 h-1.5 overflow-hidden rounded-full bg-muted"
    >
      <div
        className={cn(
          'h-full rounded-full bg-primary transition-[width]',
          percent === undefined && 'w-1/4 animate-pulse motion-reduce:animate-none',
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
