import type { i18n, InitOptions } from 'i18next'
import { inviteRewardDays } from '#contract/account/invite-terms'
import type { Namespaces } from './namespaces'

/** React escapes values, and each language is complete: a test compares the keys. */
export const i18nOptions: InitOptions = {
  supportedLngs: ['zh', 'en'],
  fallbackLng: false,
  defaultNS: 'layout',
  // Every text may name the reward of an invite.
  interpolation: { escapeValue: false, defaultVariables: { inviteRewardDays } },
  react: { useSuspense: false },
  // The next page requests a failed namespace again.
  maxRetries: 0,
}

/** Translates keys that include their namespace: `t('layout:siteName')`. The `t` of an i18next instance. */
export type Translate = i18n['t']

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout'
    resources: Namespaces
    returnNull: false
  }
}
