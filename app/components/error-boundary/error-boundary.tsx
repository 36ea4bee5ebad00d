import { TriangleAlert } from 'lucide-react'
import { Component, useState, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportCaughtError } from './caught-error-events'
import { Button } from '#app/components/ui/button'
import { notify, toast } from '#app/components/ui/toast/toast-store'

/** Spec §4 and §9. */
const retryDelayMs = 500
const maxRetries = 3

type ErrorBoundaryProps = { name: string; className?: string; children: ReactNode }
type ErrorBoundaryState = { error?: Error; info: string; retries: number }

/** Renders its children, or a panel when they throw: `<ErrorBoundary name="preview">…</ErrorBoundary>`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { info: '', retries: 0 }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const info = componentStack ?? ''
    this.setState({ info })
    reportCaughtError({ error, component: { name: this.props.name, info, retryCount: this.state.retries } })
  }

  override render() {
    const { error, info, retries } = this.state
    const { name, className, children } = this.props
    if (!error) return children
    const retry = () => this.setState({ error: undefined, retries: retries + 1 })
    return <ErrorFallback key={retries} {...{ name, error, info, retries, retry, className }} />
  }
}

type ErrorFallbackProps = {
  name: string
  error: Error
  info: string
  retries: number
  retry(): void
  className?: string
}

function ErrorFallback({ name, error, info, retries, retry, className }: ErrorFallbackProps) {
  const { t } = useTranslation('error-messages')
  const [isRetrying, setIsRetrying] = useState(false)
  function retryLater() {
    if (retries >= maxRetries)
      return void notify({
        title: t('panel.maxRetries'),
        text: t('panel.maxRetriesText'),
        kind: 'error',
      })
    setIsRetrying(true)
    setTimeout(retry, retryDelayMs)
  }
  function copy() {
    const { message, stack } = error
    const { userAgent } = navigator
    const at = { timestamp: Date.now(), retryCount: retries, userAgent, url: location.pathname }
    const report = JSON.stringify({ message, stack, componentName: name, info, ...at }, null, 2)
    navigator.clipboard.writeText(report).then(
      () => toast(t('panel.copied')),
      () => toast(t('panel.copyFailed'), { kind: 'error' }),
    )
  }
  return (
    <div role="alert" className={className}>
      <div className="m-4 rounded-lg border border-border bg-card p-6 text-sm shadow-sm">
        <p className="flex items-center gap-2.5 text-base font-semibold">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
          {t('panel.title')}
        </p>
        <p className="mt-2 text-muted-foreground">{t(retries > 0 ? 'panel.retryFailed' : 'panel.text')}</p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <Button size="sm" disabled={isRetrying} onClick={retryLater}>
            {t(isRetrying ? 'panel.retrying' : 'panel.retry')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => location.reload()}>
            {t('panel.reload')}
          </Button>
          <Button size="sm" variant="ghost" onClick={copy}>
            {t('panel.copy')}
          </Button>
        </p>
      </div>
    </div>
  )
}
