import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { capturePageErrors } from './capture-page-errors'
import type { createPageErrorReporter } from './page-error-reporter'
import { createErrorToaster } from './show-error-toast'

/**
 * Shows errors of the page to the user and reports them to the service. Mounted once, in root. What reports them loads with
 * the first one: most visits have none, and what cannot be loaded could not be sent either.
 */
export function ErrorMonitor({ loggedIn }: { loggedIn: boolean }) {
  const { t } = useTranslation().i18n
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const { id = '', params = {} } = matches.at(-1) ?? {}
  const latest = useRef({ t, pathname, search, id, params, loggedIn })
  useEffect(() => {
    latest.current = { t, pathname, search, id, params, loggedIn }
  })
  useEffect(() => {
    const showErrorToast = createErrorToaster()
    let reporter: Promise<ReturnType<typeof createPageErrorReporter> | undefined> | undefined
    const stopCapturing = capturePageErrors((captured) => {
      showErrorToast(captured, latest.current.t, Date.now())
      reporter ??= import('./page-error-reporter').then(
        (module) => module.createPageErrorReporter(() => latest.current),
        () => (reporter = undefined),
      )
      void reporter.then((loaded) => loaded?.report(captured))
    })
    return () => {
      stopCapturing()
      void reporter?.then((loaded) => loaded?.close())
    }
  }, [])
  return null
}
