import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorRecord } from '#contract/browser-errors/error-report'
import { redactPath } from './page-error'
import { createErrorReporter } from './error-reporter'
import { beaconReports, sendReports } from './send-reports'
import { createErrorToaster } from './show-error-toast'
import { capturePageErrors } from './capture-page-errors'

/** Shows errors of the page to the user and reports them to the service. Mounted once, in root. */
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
    const reporter = createErrorReporter({
      pageContext: () => toReportContext(latest.current),
      send: sendReports,
      beacon: beaconReports,
      now: () => Date.now(),
      random: () => Math.random(),
      newId: () =>
        Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
          byte.toString(36).padStart(2, '0'),
        ).join(''),
    })
    const stopCapturing = capturePageErrors((captured) => {
      reporter.report(captured)
      showErrorToast(captured, latest.current.t, Date.now())
    })
    const flushOnHide = () => document.visibilityState === 'hidden' && reporter.flushOnLeave()
    document.addEventListener('visibilitychange', flushOnHide)
    addEventListener('pagehide', reporter.flushOnLeave)
    return () => {
      stopCapturing()
      document.removeEventListener('visibilitychange', flushOnHide)
      removeEventListener('pagehide', reporter.flushOnLeave)
    }
  }, [])
  return null
}

type PageContext = {
  pathname: string
  search: string
  id: string
  params: Record<string, string | undefined>
  loggedIn: boolean
}

function toReportContext(page: PageContext): Pick<ErrorRecord, 'url' | 'userAgent' | 'route' | 'context'> {
  const { pathname, search, id, params, loggedIn } = page
  const path = redactPath(pathname, params)
  return {
    url: path,
    userAgent: navigator.userAgent,
    route: {
      path,
      name: id,
      params: Object.keys(params),
      query: [...new URLSearchParams(search).keys()].slice(0, 20),
    },
    context: {
      performance: { sinceOpenMs: Math.round(performance.now()) },
      loggedIn,
      device: { width: innerWidth, height: innerHeight, ratio: devicePixelRatio, online: navigator.onLine },
    },
  }
}
