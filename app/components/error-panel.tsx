import { TriangleAlert } from 'lucide-react'
import { Component, useState, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tellProblem } from './told-problems'
import { Button } from './ui/button'
import { notify, say } from './ui/toasts'

/** Spec §4 and §9. */
const retryAfterMs = 500
const mostRetries = 3

type ErrorPanelProps = { name: string; className?: string; children: ReactNode }
type Caught = { error?: Error; info: string; retries: number }

/** Draws its children; where they cannot be drawn, a panel in their place: `<ErrorPanel name="preview">…</ErrorPanel>`. */
export class ErrorPanel extends Component<ErrorPanelProps, Caught> {
  override state: Caught = { info: '', retries: 0 }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const info = componentStack ?? ''
    this.setState({ info })
    tellProblem({ error, component: { name: this.props.name, info, retryCount: this.state.retries } })
  }

  override render() {
    const { error, info, retries } = this.state
    const { name, className, children } = this.props
    if (!error) return children
    const retry = () => this.setState({ error: undefined, retries: retries + 1 })
    return <Panel key={retries} {...{ name, error, info, retries, retry, className }} />
  }
}

type PanelProps = {
  name: string
  error: Error
  info: string
  retries: number
  retry(): void
  className?: string
}

function Panel({ name, error, info, retries, retry, className }: PanelProps) {
  const { t } = useTranslation()
  const [retrying, setRetrying] = useState(false)
  function tryAgain() {
    if (retries >= mostRetries)
      return void notify({
        title: t('feedback.panel.maxRetries'),
        text: t('feedback.panel.maxRetriesText'),
        kind: 'error',
      })
    setRetrying(true)
    setTimeout(retry, retryAfterMs)
  }
  function copy() {
    const { message, stack } = error
    const { userAgent } = navigator
    const at = { timestamp: Date.now(), retryCount: retries, userAgent, url: location.pathname }
    const report = JSON.stringify({ message, stack, componentName: name, info, ...at }, null, 2)
    navigator.clipboard.writeText(report).then(
      () => say(t('feedback.panel.copied')),
      () => say(t('feedback.panel.copyFailed'), { kind: 'error' }),
    )
  }
  return (
    <div role="alert" className={className}>
      <div className="m-4 rounded-lg border border-border bg-card p-6 text-sm shadow-sm">
        <p className="flex items-center gap-2.5 text-base font-semibold">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
          {t('feedback.panel.title')}
        </p>
        <p className="mt-2 text-muted-foreground">
          {t(retries > 0 ? 'feedback.panel.retryFailed' : 'feedback.panel.text')}
        </p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <Button size="sm" disabled={retrying} onClick={tryAgain}>
            {t(retrying ? 'feedback.panel.retrying' : 'feedback.panel.retry')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => location.reload()}>
            {t('feedback.panel.reload')}
          </Button>
          <Button size="sm" variant="ghost" onClick={copy}>
            {t('feedback.panel.copy')}
          </Button>
        </p>
      </div>
    </div>
  )
}
