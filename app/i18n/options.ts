import type { InitOptions } from 'i18next'
import type { zh } from './zh'

/** React escapes; the texts are ours. */
export const i18nOptions: InitOptions = {
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof zh }
    returnNull: false
  }
}
