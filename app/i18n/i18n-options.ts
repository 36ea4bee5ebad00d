import type { InitOptions } from 'i18next'
import type { Texts } from './zh'

/** React escapes; the texts are ours, and complete in each language: a test compares their keys. */
export const i18nOptions: InitOptions = {
  supportedLngs: ['zh', 'en'],
  fallbackLng: false,
  // Said, so that no key is looked at for what it might mean.
  keySeparator: '.',
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
    returnNull: false
  }
}
