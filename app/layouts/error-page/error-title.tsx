import { useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { errorPageTexts } from './error-page-texts'

/** The title of an error page; other pages render their own. */
export function ErrorTitle() {
  const error = useRouteError()
  const { t } = useTranslation().i18n
  if (!error) return null
  return <title>{`${errorPageTexts(error, t).title} · ${t('layout:siteName')}`}</title>
}
