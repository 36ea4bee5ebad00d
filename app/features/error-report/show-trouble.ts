import type { TFunction } from 'i18next'
import { quietForMs, type Topic } from '#app/components/ui/durations'
import { createQuiet } from '#app/components/ui/quiet'
import { notify } from '#app/components/ui/toasts'
import { transportTrouble, type TransportTrouble } from './transport-trouble'
import type { Noticed } from './watch-page'

/** Says what was noticed, in words for people, each not oftener than spec §9 has it. */
export function createTroubleShow() {
  const fetchMaySay = createQuiet(quietForMs.request)
  const globalMaySay = createQuiet(quietForMs.page)
  return function show(noticed: Noticed, t: TFunction, now: number): void {
    // A picture that does not come shows that by itself.
    if (noticed.type === 'resource' && noticed.tag !== 'SCRIPT') return
    const trouble = requestTrouble(noticed)
    if (trouble && !noticed.component) {
      const text = trouble.said || t(`feedback.transport.${trouble.kind}`)
      if (!fetchMaySay(`${trouble.kind} ${text}`, now)) return
      // An answer that says no is a notification of its own kind (spec §8).
      if (trouble.said)
        return void notify({ title: t('feedback.refused', { said: text }), kind: 'error', about: 'refusal' })
      const again = trouble.retryable ? t('feedback.retry') : undefined
      return tell({ title: t('feedback.trouble.network.title'), text, about: 'request', again })
    }
    const kind = kinds[noticed.type]
    if (globalMaySay(`${kind} ${noticed.message}`, now))
      tell({
        title: t(`feedback.trouble.${kind}.title`),
        text: t(`feedback.trouble.${kind}.text`),
        about: 'page',
        again: t('feedback.refresh'),
      })
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

type Trouble = { title: string; text: string; about: Topic; again: string | undefined }

function tell({ again, ...trouble }: Trouble) {
  const actions = again ? [{ label: again, run: () => location.reload() }] : []
  notify({ ...trouble, kind: 'error', actions })
}
