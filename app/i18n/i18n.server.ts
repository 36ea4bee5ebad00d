import i18next, { type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#contract/validation/field-error-codes'
import { i18nOptions } from './i18n-options'
import { namespaceOf } from './namespaces'

/** Every namespace in both languages; the server loads all of them at start. */
const textFiles = import.meta.glob<Resource[string][string]>('./{zh,en}/**/*.ts', {
  eager: true,
  import: 'texts',
})

const instances: Record<Language, i18n> = { zh: createInstance('zh'), en: createInstance('en') }

/** Returns a language's instance, shared by all requests. */
export function i18nFor(language: Language): i18n {
  return instances[language]
}

function createInstance(lng: Language): i18n {
  const namespaces = Object.entries(textFiles)
    .filter(([path]) => path.startsWith(`./${lng}/`))
    .map(([path, texts]) => [namespaceOf(path), texts])
  const i18nInstance = i18next.createInstance().use(initReactI18next)
  void i18nInstance.init({
    ...i18nOptions,
    lng,
    initImmediate: false,
    ns: namespaces.map(([name]) => name as string),
    resources: { [lng]: Object.fromEntries(namespaces) },
  })
  rememberTexts(i18nInstance)
  return i18nInstance
}

type AnyFunction = (...args: unknown[]) => unknown

/** The texts never change here: one without values is looked up once, not for each of a page's hundreds. */
function rememberTexts(i18nInstance: i18n) {
  const instance = i18nInstance as unknown as Record<'t' | 'getFixedT', AnyFunction>
  const getFixedT = instance.getFixedT.bind(i18nInstance)
  const fixed = new Map<string, AnyFunction>()
  instance.t = withRememberedTexts(instance.t)
  instance.getFixedT = (...args) => {
    const name = JSON.stringify(args)
    const known = fixed.get(name) ?? withRememberedTexts(getFixedT(...args) as AnyFunction)
    fixed.set(name, known)
    return known
  }
}

function withRememberedTexts(translate: AnyFunction): AnyFunction {
  const texts = new Map<string, unknown>()
  const remembering: AnyFunction = (...args) => {
    const [key] = args
    if (args.length > 1 || typeof key !== 'string') return translate(...args)
    const text = texts.get(key) ?? translate(key)
    // A key without a text is its own: of these there may be any number.
    if (text !== key) texts.set(key, text)
    return text
  }
  return Object.assign(remembering, translate)
}
