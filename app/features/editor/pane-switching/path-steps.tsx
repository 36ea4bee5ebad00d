import { ArrowRight, ChevronRight, Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { Pane } from './panes'
import { lazyScrollToField } from './lazy-scroll-to-field'
import { showPane } from './show-pane'

const stepClassName = 'flex items-center rounded-md px-3 py-1.5 text-sm text-muted-foreground hover:bg-accent'
/** Steps that only scripts can take, on wide screens. */
const scriptedStepClassName = 'needs-script keeps-place flex items-center xl:gap-1 max-lg:hidden'

/** Between two steps of the path, on wide screens. */
export function StepDivider() {
  return <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle-foreground max-lg:hidden" />
}

/** The first step: what the resume is for. A press leads to the field of the position. */
export function AimStep() {
  const { t } = useTranslation('editor')
  return (
    <span className={scriptedStepClassName}>
      <button
        type="button"
        data-step="aim"
        onClick={() => void lazyScrollToField('intention.position', 'basics')}
        className={stepClassName}
      >
        {t('aim')}
      </button>
      <StepDivider />
    </span>
  )
}

/** The last step. */
export function DownloadStep() {
  const { t } = useTranslation('editor')
  return (
    <span className={scriptedStepClassName}>
      <StepDivider />
      <button type="submit" {...downloadProps} className={stepClassName}>
        {t('download')}
      </button>
    </span>
  )
}

/** At the end of a pane: the step that comes next. Without scripts the panes are chosen above them alone. */
export function NextStep({ to }: { to: Exclude<Pane, 'content' | 'preview'> | 'download' }) {
  const { t } = useTranslation('editor')
  if (to === 'download')
    return (
      <p className="mt-8 flex justify-end">
        <Button type="submit" {...downloadProps}>
          <Download aria-hidden />
          {t('nextStep', { step: t('download') })}
        </Button>
      </p>
    )
  return (
    <p className="mt-8 flex justify-end">
      <Button type="button" variant="outline" onClick={() => showPane(to)} className="needs-script">
        {t('nextStep', { step: t(`panes.${to}`) })}
        <ArrowRight aria-hidden />
      </Button>
    </p>
  )
}

/** Saves and goes to the download, as the button of the top bar does; without scripts the server does both. */
const downloadProps = {
  name: 'intent',
  value: 'leave:download',
  onClick(event: MouseEvent) {
    const link = document.querySelector<HTMLElement>('a[data-place="download"]')
    if (!link) return
    event.preventDefault()
    link.click()
  },
}
