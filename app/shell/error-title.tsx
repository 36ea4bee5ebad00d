import { useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { errorKind } from './error-kind'

/** The title of a page that went wrong; a page that did not brings its own. */
export function ErrorTitle() {
  const error = useRouteError()
  const { t } = useTranslation()
  if (!error) return null
  return <title>{`${t(`frame.error.${errorKind(error)}Title`)} · ${t('frame.siteName')}`}</title>
}
