import type { Translate } from '#app/i18n/i18n-options'
import { repeatIntervalMs, type ToastTopic } from '#app/components/ui/toast/toast-durations'
import { createThrottle } from '#app/features/error-report/throttle'
import { notify } from '#app/components/ui/toast/toast-store'
import { classifyRequestError, type RequestError } from './classify-request-error'
import type { CapturedError } from './capture-page-errors'

/** Returns a function that shows errors as toasts, no more often than spec §9 allows. */
export function createErrorToaster() {
  const isRequestToastAllowed = createThrottle(repeatIntervalMs.request)
  const isPageToastAllowed = createThrottle(repeatIntervalMs.page)
  return function show(captured: CapturedError, t: Translate, now: number): void {
    // A missing image is visible by itself.
    if (captured.type === 'resource' && captured.tag !== 'SCRIPT') return
    const requestError = toRequestError(captured)
    if (requestError && !captured.component) {
      const text = requestError.message || t(`error-messages:transport.${requestError.kind}`)
      if (!isRequestToastAllowed(`${requestError.kind} ${text}`, now)) return
      // A refusal is a separate kind of notification (spec §8).
      if (requestError.message)
        return void notify({
          title: t('error-messages:refused', { said: text }),
          kind: 'error',
          topic: 'refusal',
        })
      const retryLabel = requestError.isRetryable ? t('error-messages:retry') : undefined
      return notifyError({
        title: t('error-messages:trouble.network.title'),
        text,
        topic: 'request',
        retryLabel,
      })
    }
    const kind = textKeyByType[captured.type]
    if (isPageToastAllowed(`${kind} ${captured.message}`, now))
      notifyError({
        title: t(`error-messages:trouble.${kind}.title`),
        text: t(`error-messages:trouble.${kind}.text`),
        topic: 'page',
        retryLabel: t('error-messages:refresh'),
      })
  }
}

const textKeyByType = {
  javascript: 'javascript',
  promise: 'promise',
  vue: 'vue',
  resource: 'javascript',
  network: 'unknown',
  custom: 'unknown',
} as const

/** Returns the request error, if a request caused the error. */
function toRequestError({ thrown, rejection: refused }: CapturedError): RequestError | undefined {
  if (refused) return classifyRequestError(refused)
  if (thrown instanceof Response) return classifyRequestError(thrown)
  const requestError = classifyRequestError({ thrown })
  return requestError.kind === 'unknown' ? undefined : requestError
}

type ErrorToast = { title: string; text: string; topic: ToastTopic; retryLabel: string | undefined }

function notifyError({ retryLabel, ...requestError }: ErrorToast) {
  const actions = retryLabel ? [{ label: retryLabel, run: () => location.reload() }] : []
  notify({ ...requestError, kind: 'error', actions })
}
