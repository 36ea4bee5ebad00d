import { useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { errorPageTexts } from './error-page-texts'

/** The title of a page that went wrong; a page that did not brings its own. */
export function ErrorTitle() {
  const error = useRouteError()
  const { t } = useTranslation().i18n
  if (!error) return null
  return <title>{`${errorPageTexts(error, t).title} · ${t('layout:siteName')}`}</title>
}
