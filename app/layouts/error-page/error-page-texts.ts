import type { Translate } from '#app/i18n/i18n-options'
import { errorKind, errorReason } from './route-error'

/**
 * Returns the title and texts of the error page: by status (spec §2), or the API's message if it refused
 * (spec §8).
 */
export function errorPageTexts(error: unknown, t: Translate): { title: string; texts: string[] } {
  const kind = errorKind(error)
  const { apiMessage, failure, retryAfterSeconds } = errorReason(error)
  const title = t(`layout:error.${apiMessage && kind !== 'notFound' ? 'refused' : kind}Title`)
  if (apiMessage) return { title, texts: [apiMessage] }
  if (kind === 'tooMany') {
    const text = retryAfterSeconds
      ? t('layout:error.tooManyWaitText', { seconds: retryAfterSeconds })
      : t('layout:error.tooManyText')
    return { title, texts: [text] }
  }
  if (kind === 'auth') return { title, texts: [t('error-messages:transport.auth')] }
  // Who asks for what is not there, or not theirs, sent nothing wrong and is logged in.
  const isOfStatus = !failure || kind === 'notFound' || kind === 'forbidden'
  const text = isOfStatus ? t(`layout:error.${kind}Text`) : t(`error-messages:transport.${failure}`)
  return { title, texts: [text] }
}
