import type { TFunction } from 'i18next'
import { errorKind, errorReason } from './route-error'

/** The title and the sentences of the error page: by status (spec §2), in the service's own words where it refused (spec §8). */
export function errorPageTexts(error: unknown, t: TFunction): { title: string; texts: string[] } {
  const kind = errorKind(error)
  const { apiMessage, failure, retryAfterSeconds } = errorReason(error)
  const title = t(`frame.error.${apiMessage && kind !== 'notFound' ? 'refused' : kind}Title`)
  if (apiMessage) return { title, texts: [apiMessage] }
  if (kind === 'tooMany') {
    const text = retryAfterSeconds
      ? t('frame.error.tooManyWaitText', { seconds: retryAfterSeconds })
      : t('frame.error.tooManyText')
    return { title, texts: [text] }
  }
  if (kind === 'auth') return { title, texts: [t('feedback.transport.auth')] }
  const statusText = t(`frame.error.${kind}Text`)
  if (!failure) return { title, texts: [statusText] }
  const text = t(`feedback.transport.${failure}`)
  return { title, texts: kind === 'notFound' ? [text, statusText] : [text] }
}
