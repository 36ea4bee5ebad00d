import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { reportCaughtError } from '#app/components/error-boundary/caught-error-events'
import { buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { triggerFailure, failures, type Failure } from '#app/features/component-demos/trigger-failure'
import { DemoButtons, DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const kinds = Object.keys(failures) as Failure[]
const statuses = [404, 403, 500, 418] as const

/**
 * Each button triggers a real failure. @param canFailOnRequest whether the server fails on request (DEMO=1)
 */
export function ErrorsPage({ canFailOnRequest }: { canFailOnRequest: boolean }) {
  const { t } = useTranslation('demo-feedback')
  return (
    <DemoPage name="error-defense">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">
        {t('errors.noScript')}
      </p>
      <DemoSection title={t('errors.component')} text={t('errors.componentText')}>
        <Breakable />
      </DemoSection>
      <DemoSection title={t('errors.transport')} text={t('errors.transportText')}>
        {canFailOnRequest ? (
          <DemoButtons
            actions={kinds.map((kind) => [t(`errors.kinds.${kind}`), () => void triggerFailure(kind)])}
          />
        ) : (
          <OnlyInDemo />
        )}
      </DemoSection>
      <DemoSection title={t('errors.global')} text={t('errors.globalText')}>
        <DemoButtons
          actions={[
            [t('errors.script'), throwLater],
            [t('errors.rejection'), () => void Promise.reject(new Error('rejected on purpose'))],
            [t('errors.resource'), () => loadMissing('script')],
            [t('errors.picture'), () => loadMissing('img')],
            [t('errors.told'), () => reportCaughtError({ error: new Error('told on purpose') })],
          ]}
        />
      </DemoSection>
      <DemoSection title={t('errors.pages')} text={t('errors.pagesText')}>
        {canFailOnRequest ? null : <OnlyInDemo />}
        <p className="flex flex-wrap gap-3" hidden={!canFailOnRequest}>
          {statuses.map((status) => (
            <a
              key={status}
              href={`/demo/error-defense?status=${status}`}
              className={buttonVariants({ variant: 'outline' })}
            >
              {status}
            </a>
          ))}
        </p>
      </DemoSection>
    </DemoPage>
  )
}

function OnlyInDemo() {
  const { t } = useTranslation('demo-feedback')
  return <p className="text-sm text-muted-foreground">{t('errors.onlyInDemo')}</p>
}

function Breakable() {
  const { t } = useTranslation('demo-feedback')
  const [broken, setBroken] = useState(false)
  return (
    <div className="needs-script space-y-4">
      <Checkbox checked={broken} onChange={(event) => setBroken(event.target.checked)}>
        {t('errors.breaks')}
      </Checkbox>
      <p className="text-sm text-muted-foreground">{t('errors.mend')}</p>
      <ErrorBoundary name="demo" className="-m-4">
        <Part broken={broken} />
      </ErrorBoundary>
    </div>
  )
}

function Part({ broken }: { broken: boolean }) {
  const { t } = useTranslation('demo-feedback')
  if (broken) throw new Error(t('errors.broken'))
  return <p className="rounded-lg bg-success-soft p-6 text-success">{t('errors.fine')}</p>
}

/** Throws outside React. */
function throwLater() {
  setTimeout(() => {
    throw new Error('thrown on purpose')
  })
}

function loadMissing(tag: 'script' | 'img') {
  const element = document.createElement(tag)
  element.src = `/demo/answers/missing?${Date.now()}`
  element.addEventListener('error', () => element.remove())
  document.body.append(element)
}
