import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { installPopStateInterceptor } from './components/ui/leave-guard/popstate-interceptor'
import { keepTypedTextareas } from './components/forms/keep-typed-textareas'
import { browserI18n, initialNamespaces } from './i18n/browser-i18n'
import { i18nOptions } from './i18n/i18n-options'
import { remixDataReady } from './runtime/remix-internals'
import { applyWholeSheet } from './runtime/style-sheet'

/** Set by start-scripts.ts: a form of this page was sent before hydration. */
declare global {
  interface Window {
    __formSent?: true
  }
}
/** If the page still exists after this time in ms, the response was a file or empty. */
const formResponseMs = 10_000

async function hydrate() {
  const lng = document.documentElement.lang.startsWith('en') ? 'en' : 'zh'
  const i18n = browserI18n.use(initReactI18next)
  // This file is in one chunk with the root, which runs before the page has named its modules. A task of its
  // own, so that running all modules and starting React do not block the page in one go.
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.all([
    i18n.init({ ...i18nOptions, lng, ns: initialNamespaces() }),
    remixDataReady(() => RemixBrowser({})),
    applyWholeSheet(),
  ])
  // The page is about to be replaced, and what scripts would save is older than what was sent.
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
      { onRecoverableError },
    )
  })
}

/**
 * A part that waits for its scripts is rendered again when the device turns dark or light meanwhile
 * (app/features/editor/style/lazy-style-panel.tsx): nothing is lost, and nobody needs to hear of it.
 */
function onRecoverableError(error: unknown) {
  const isRenderedAgain = error instanceof Error && /#421|before it finished hydrating/.test(error.message)
  if (!isRenderedAgain) reportError(error)
}

// zod would test whether it may compile code at run time: the page's policy refuses, and every browser would
// log it.
Object.assign(window, { __zod_globalConfig: { jitless: true } })
installPopStateInterceptor()
void hydrate()
