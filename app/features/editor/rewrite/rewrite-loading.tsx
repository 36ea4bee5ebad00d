import { useTranslation } from 'react-i18next'
import { Square } from 'lucide-react'
import { Button } from '#app/components/ui/button'

/** Shown while proposals are generated: status, stop button and placeholders. */
export function RewriteLoading({ onStop }: { onStop(): void }) {
  const { t } = useTranslation('rewrite')
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p role="status" className="text-sm leading-6 text-muted-foreground">
          {t('asking')}
        </p>
        <Button variant="outline" size="sm" onClick={onStop}>
          <Square aria-hidden className="fill-current" />
          {t('stop')}
        </Button>
      </div>
      {[0, 1].map((one) => (
        <div
          key={one}
          aria-hidden
          className="space-y-3 rounded-lg border border-border bg-card p-3.5 motion-safe:animate-pulse"
        >
          <div className="h-3 w-1/3 rounded bg-muted" />
          <div className="h-3 rounded bg-muted" />
          <div className="h-3 w-4/5 rounded bg-muted" />
        </div>
      ))}
    </>
  )
}
