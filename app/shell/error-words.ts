import type { TFunction } from 'i18next'
import { errorKind, errorReason } from './error-kind'

/** The title and the sentences of the error page: by status (spec §2), in the service's own words where it refused (spec §8). */
export function errorWords(error: unknown, t: TFunction): { title: string; texts: string[] } {
  const kind = errorKind(error)
  const { said, failure, retryAfterSeconds } = errorReason(error)
  const title = t(`frame.error.${said && kind !== 'notFound' ? 'refused' : kind}Title`)
  if (said) return { title, texts: [said] }
  if (kind === 'tooMany') {
    const text = retryAfterSeconds
      ? t('frame.error.tooManyWaitText', { seconds: retryAfterSeconds })
      : t('frame.error.tooManyText')
    return { title, texts: [text] }
  }
  if (kind === 'auth') return { title, texts: [t('feedback.transport.auth')] }
  const own = t(`frame.error.${kind}Text`)
  if (!failure) return { title, texts: [own] }
  const text = t(`feedback.transport.${failure}`)
  return { title, texts: kind === 'notFound' ? [text, own] : [text] }
}
