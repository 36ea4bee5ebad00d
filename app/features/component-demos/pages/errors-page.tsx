import { useState } from 'react'
import { ErrorBoundary } from '#app/components/errors/error-boundary'
import { reportCaughtError } from '#app/components/errors/caught-error-events'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { triggerFailure, failures, type Failure } from '#app/features/component-demos/trigger-failure'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

const row = 'needs-script flex flex-wrap gap-3'
const statuses = [404, 403, 500, 418] as const

/** Each button makes something really go wrong. @param failsOnRequest whether the server answers wrongly when asked to (DEMO=1) */
export function ErrorsPage({ canFailOnRequest }: { canFailOnRequest: boolean }) {
  const { errors } = useDemoTexts()
  return (
    <DemoPage name="error-defense">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">{errors.noScript}</p>
      <DemoSection title={errors.component} text={errors.componentText}>
        <Breakable />
      </DemoSection>
      <DemoSection title={errors.transport} text={errors.transportText}>
        {canFailOnRequest ? null : <OnlyInDemo />}
        <p className={row} hidden={!canFailOnRequest}>
          {(Object.keys(failures) as Failure[]).map((kind) => (
            <Button key={kind} variant="outline" onClick={() => void triggerFailure(kind)}>
              {errors.kinds[kind]}
            </Button>
          ))}
        </p>
      </DemoSection>
      <DemoSection title={errors.global} text={errors.globalText}>
        <p className={row}>
          <Button variant="outline" onClick={throwLater}>
            {errors.script}
          </Button>
          <Button variant="outline" onClick={() => void Promise.reject(new Error('rejected on purpose'))}>
            {errors.rejection}
          </Button>
          <Button variant="outline" onClick={() => loadMissing('script')}>
            {errors.resource}
          </Button>
          <Button variant="outline" onClick={() => loadMissing('img')}>
            {errors.picture}
          </Button>
          <Button
            variant="outline"
            onClick={() => reportCaughtError({ error: new Error('told on purpose') })}
          >
            {errors.told}
          </Button>
        </p>
      </DemoSection>
      <DemoSection title={errors.pages} text={errors.pagesText}>
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
  const { errors } = useDemoTexts()
  return <p className="text-sm text-muted-foreground">{errors.onlyInDemo}</p>
}

function Breakable() {
  const { errors } = useDemoTexts()
  const [broken, setBroken] = useState(false)
  return (
    <div className="needs-script space-y-4">
      <Checkbox checked={broken} onChange={(event) => setBroken(event.target.checked)}>
        {errors.breaks}
      </Checkbox>
      <p className="text-sm text-muted-foreground">{errors.mend}</p>
      <ErrorBoundary name="demo" className="-m-4">
        <Part broken={broken} />
      </ErrorBoundary>
    </div>
  )
}

function Part({ broken }: { broken: boolean }) {
  const { errors } = useDemoTexts()
  if (broken) throw new Error(errors.broken)
  return <p className="rounded-lg bg-success-soft p-6 text-success">{errors.fine}</p>
}

/** Out of React's hands. */
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
