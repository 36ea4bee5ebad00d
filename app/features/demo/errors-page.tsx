import { useState } from 'react'
import { ErrorPanel } from '#app/components/error-panel'
import { tellProblem } from '#app/components/told-problems'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { failNow, failures, type Failure } from './fail-now'
import { DemoPage, Specimen } from './specimen'
import { useDemoTexts } from './use-demo-texts'

const row = 'needs-script flex flex-wrap gap-3'
const statuses = [404, 403, 500, 418] as const

/** Each button makes something really go wrong. @param failsOnRequest whether the server answers wrongly when asked to (DEMO=1) */
export function ErrorsPage({ failsOnRequest }: { failsOnRequest: boolean }) {
  const { errors } = useDemoTexts()
  return (
    <DemoPage name="error-defense">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">{errors.noScript}</p>
      <Specimen title={errors.component} text={errors.componentText}>
        <Breakable />
      </Specimen>
      <Specimen title={errors.transport} text={errors.transportText}>
        {failsOnRequest ? null : <OnlyInDemo />}
        <p className={row} hidden={!failsOnRequest}>
          {(Object.keys(failures) as Failure[]).map((kind) => (
            <Button key={kind} variant="outline" onClick={() => void failNow(kind)}>
              {errors.kinds[kind]}
            </Button>
          ))}
        </p>
      </Specimen>
      <Specimen title={errors.global} text={errors.globalText}>
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
          <Button variant="outline" onClick={() => tellProblem({ error: new Error('told on purpose') })}>
            {errors.told}
          </Button>
        </p>
      </Specimen>
      <Specimen title={errors.pages} text={errors.pagesText}>
        {failsOnRequest ? null : <OnlyInDemo />}
        <p className="flex flex-wrap gap-3" hidden={!failsOnRequest}>
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
      </Specimen>
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
      <ErrorPanel name="demo" className="-m-4">
        <Part broken={broken} />
      </ErrorPanel>
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
