import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorRecord } from '#contract/error-report'
import { toldPath } from './page-problem'
import { createReporter } from './reporter'
import { beaconReports, sendReports } from './send-reports'
import { createTroubleShow } from './show-trouble'
import { watchPage } from './watch-page'

/** Says to people what went wrong on their page, and tells the service. Mounted once, in root. */
export function ErrorWatch({ loggedIn }: { loggedIn: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const { id = '', params = {} } = matches.at(-1) ?? {}
  const latest = useRef({ t, pathname, search, id, params, loggedIn })
  useEffect(() => {
    latest.current = { t, pathname, search, id, params, loggedIn }
  })
  useEffect(() => {
    const show = createTroubleShow()
    const reporter = createReporter({
      where: () => placeOf(latest.current),
      send: sendReports,
      beacon: beaconReports,
      now: () => Date.now(),
      chance: () => Math.random(),
      newId: () =>
        Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
          byte.toString(36).padStart(2, '0'),
        ).join(''),
    })
    const unwatch = watchPage((noticed) => {
      reporter.report(noticed)
      show(noticed, latest.current.t, Date.now())
    })
    const leave = () => document.visibilityState === 'hidden' && reporter.leave()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', reporter.leave)
    return () => {
      unwatch()
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', reporter.leave)
    }
  }, [])
  return null
}

type Place = {
  pathname: string
  search: string
  id: string
  params: Record<string, string | undefined>
  loggedIn: boolean
}

function placeOf({
  pathname,
  search,
  id,
  params,
  loggedIn,
}: Place): Pick<ErrorRecord, 'url' | 'userAgent' | 'route' | 'context'> {
  const path = toldPath(pathname, params)
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
