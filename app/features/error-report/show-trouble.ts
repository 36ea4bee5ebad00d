import type { TFunction } from 'i18next'
import { createQuiet } from '#app/components/ui/quiet'
import { notify } from '#app/components/ui/toasts'
import { transportTrouble, type TransportTrouble } from './transport-trouble'
import type { Noticed } from './watch-page'

/** Spec §8 and §9: how long it is shown, and how long the same is not said again. */
const shownMs = 5_000
const fetchQuietMs = 3_000
const globalQuietMs = 5_000

/** Says what was noticed, in words for people, each not oftener than spec §9 has it. */
export function createTroubleShow() {
  const fetchMaySay = createQuiet(fetchQuietMs)
  const globalMaySay = createQuiet(globalQuietMs)
  return function show(noticed: Noticed, t: TFunction, now: number): void {
    // A picture that does not come shows that by itself.
    if (noticed.type === 'resource' && noticed.tag !== 'SCRIPT') return
    const trouble = requestTrouble(noticed)
    if (trouble && !noticed.component) {
      const text = trouble.said || t(`feedback.transport.${trouble.kind}`)
      const title = t(`feedback.trouble.${trouble.said ? 'business' : 'network'}.title`)
      if (fetchMaySay(`${trouble.kind} ${text}`, now))
        tell(title, text, trouble.retryable ? t('feedback.retry') : undefined)
      return
    }
    const kind = kinds[noticed.type]
    if (globalMaySay(`${kind} ${noticed.message}`, now))
      tell(t(`feedback.trouble.${kind}.title`), t(`feedback.trouble.${kind}.text`), t('feedback.refresh'))
  }
}

const kinds = {
  javascript: 'javascript',
  promise: 'promise',
  vue: 'vue',
  resource: 'javascript',
  network: 'unknown',
  custom: 'unknown',
} as const

/** How it went wrong, if a request was what did. */
function requestTrouble({ thrown, refused }: Noticed): TransportTrouble | undefined {
  if (refused) return transportTrouble(refused)
  if (thrown instanceof Response) return transportTrouble(thrown)
  const trouble = transportTrouble({ thrown })
  return trouble.kind === 'unknown' ? undefined : trouble
}

function tell(title: string, text: string, again: string | undefined) {
  const actions = again ? [{ label: again, run: () => location.reload() }] : []
  notify({ title, text, kind: 'error', lifeMs: shownMs, actions })
}
