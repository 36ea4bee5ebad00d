import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { installPopStateInterceptor } from './components/ui/leave-guard/popstate-interceptor'
import { keepTypedTextareas } from './components/forms/keep-typed-textareas'
import { browserI18n, initialNamespaces } from './i18n/browser-i18n'
import { i18nOptions } from './i18n/i18n-options'
import { remixDataReady } from './runtime/remix-internals'

/** Told by start-scripts.ts: a form of this page was sent before scripts were here. */
declare global {
  interface Window {
    __formSent?: true
  }
}
/** If it is still the page then, the answer was a file, or nothing. */
const formResponseMs = 10_000

async function hydrate() {
  const lng = document.documentElement.lang.startsWith('en') ? 'en' : 'zh'
  const i18n = browserI18n.use(initReactI18next)
  // This file is one with the root's, which runs before the page has named its modules.
  await Promise.resolve()
  await Promise.all([
    i18n.init({ ...i18nOptions, lng, ns: initialNamespaces() }),
    remixDataReady(() => RemixBrowser({})),
  ])
  // The page is about to go, and what scripts would keep of it is older than what was sent.
  if (window.__formSent) await new Promise((resolve) => setTimeout(resolve, formResponseMs))
  startTransition(() => {
    keepTypedTextareas()
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

// zod would try whether it may write programs at run time: the page's policy refuses, and every browser's log says so.
Object.assign(window, { __zod_globalConfig: { jitless: true } })
installPopStateInterceptor()
void hydrate()
