import { lazy } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'

/** Loaded when a line is first to be rewritten. */
export const LazyLineRewrite = lazy(() =>
  importWithTexts(() => import('./line-rewrite'), ['rewrite']).then((module) => ({
    default: module.LineRewrite,
  })),
)
