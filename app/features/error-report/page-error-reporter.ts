import type { ErrorRecord } from '#contract/browser-errors/error-report'
import { createErrorReporter } from './error-reporter'
import { redactPath } from './page-error'
import { beaconReports, sendReports } from './send-reports'

/** The page somebody is on when an error happens. */
export type VisitedPage = {
  pathname: string
  search: string
  /** The route, and its parameters. */
  id: string
  params: Record<string, string | undefined>
  loggedIn: boolean
}

/** Reports errors of the page it is on to the service, at the latest when the page is left. */
export function createPageErrorReporter(visitedPage: () => VisitedPage) {
  const reporter = createErrorReporter({
    pageContext: () => toReportContext(visitedPage()),
    send: sendReports,
    beacon: beaconReports,
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(36).padStart(2, '0'),
      ).join(''),
  })
  const flushOnHide = () => document.visibilityState === 'hidden' && reporter.flushOnLeave()
  document.addEventListener('visibilitychange', flushOnHide)
  addEventListener('pagehide', reporter.flushOnLeave)
  return {
    report: reporter.report,
    close() {
      document.removeEventListener('visibilitychange', flushOnHide)
      removeEventListener('pagehide', reporter.flushOnLeave)
    },
  }
}

function toReportContext(page: VisitedPage): Pick<ErrorRecord, 'url' | 'userAgent' | 'route' | 'context'> {
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
