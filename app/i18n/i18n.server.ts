import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#contract/problems'
import { en } from './en'
import { enRooms } from './en-rooms'
import { i18nOptions } from './options'
import { zh, type Texts } from './zh'
import { zhRooms } from './zh-rooms'

const instances: Record<Language, i18n> = {
  zh: instance('zh', { ...zh, ...zhRooms }),
  en: instance('en', { ...en, ...enRooms }),
}

/** One instance per language at start, none per request. */
export function i18nFor(language: Language): i18n {
  return instances[language]
}

function instance(lng: Language, texts: Texts): i18n {
  const made = i18next.createInstance().use(initReactI18next)
  void made.init({ ...i18nOptions, lng, initImmediate: false, resources: { [lng]: { translation: texts } } })
  return made
}
