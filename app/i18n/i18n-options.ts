import type { i18n, InitOptions } from 'i18next'
import type { Namespaces } from './namespaces'

/** React escapes; the texts are ours, and complete in each language: a test compares their keys. */
export const i18nOptions: InitOptions = {
  supportedLngs: ['zh', 'en'],
  fallbackLng: false,
  defaultNS: 'layout',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  // What does not come is asked for again by the next page.
  maxRetries: 0,
}

/** Translates keys of any namespace, each named with it: `t('layout:siteName')`. The `t` of an i18next instance. */
export type Translate = i18n['t']

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout'
    resources: Namespaces
    returnNull: false
  }
}
