import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteTexts } from './zh-route-texts'

/** Joins the texts that a page's loader sent to those every page has, before anything below says them. */
export function useRouteTexts(texts: Partial<RouteTexts>): void {
  const { i18n } = useTranslation()
  useMemo(() => i18n.addResourceBundle(i18n.language, 'translation', texts, true, false), [i18n, texts])
}
