import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#contract/validation/field-error-codes'
import { en } from './en'
import { enRouteTexts } from './en-route-texts'
import { i18nOptions } from './i18n-options'
import { zh, type Texts } from './zh'
import { zhRouteTexts } from './zh-route-texts'

const instances: Record<Language, i18n> = {
  zh: createInstance('zh', { ...zh, ...zhRouteTexts }),
  en: createInstance('en', { ...en, ...enRouteTexts }),
}

/** One instance per language at start, none per request. */
export function i18nFor(language: Language): i18n {
  return instances[language]
}

function createInstance(lng: Language, texts: Texts): i18n {
  const i18nInstance = i18next.createInstance().use(initReactI18next)
  void i18nInstance.init({
    ...i18nOptions,
    lng,
    initImmediate: false,
    resources: { [lng]: { translation: texts } },
  })
  return i18nInstance
}
