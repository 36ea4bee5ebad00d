import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { keepTypedTexts } from './components/typed-texts'
import { i18nOptions } from './i18n/options'

async function hydrate() {
  const language = document.documentElement.lang.startsWith('en') ? 'en' : 'zh'
  const texts = language === 'en' ? (await import('./i18n/en')).en : (await import('./i18n/zh')).zh
  const i18n = i18next.createInstance().use(initReactI18next)
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { translation: texts } } })
  startTransition(() => {
    keepTypedTexts()
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
