import { useLocation, useNavigate, type matchRoutes } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askConfirm } from '#app/components/ui/confirm'
import { notify } from '#app/components/ui/toasts'
import { hasUnsavedWork } from '#app/components/ui/unsaved-work'
import { ownAddress } from '#contract/safe-path'
import { chunkAnswer } from './chunk-answer'

const pollEveryMs = 3_600_000
const reloadedAtKey = 'reloaded-for-chunk-at'

type RouteObject = Parameters<typeof matchRoutes>[0][number]
type Place = { pathname: string; search: string; hash: string }

declare global {
  interface Window {
    __remixManifest?: { version: string; routes: Record<string, { module: string; imports?: string[] }> }
    __remixRouter?: { routes: RouteObject[]; state: { navigation: { location?: Place } } }
  }
}

/**
 * Goes with the builds of the product: asks every hour for a newer one, and where a part of this one is gone goes on by
 * loading the page anew, not without asking while something is unsaved.
 */
export function BuildWatch() {
  const { t } = useTranslation()
  const here = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ t, here, navigate })
  useEffect(() => {
    latest.current = { t, here, navigate }
  })
  useEffect(() => {
    const hrefOf = (to: Place) => ownAddress(to) + to.hash
    async function mayReload(): Promise<boolean> {
      const { t } = latest.current
      if (!hasUnsavedWork()) return true
      const [title, text] = [t('feedback.version.askTitle'), t('feedback.version.askText')]
      return askConfirm({ title, text, yes: t('feedback.version.askYes'), no: t('feedback.version.askNo') })
    }
    async function answerMissing() {
      const { t, here, navigate } = latest.current
      // Asked of the router itself: on a busy machine a part is missing before React has drawn that we are on our way.
      const pending = window.__remixRouter?.state.navigation.location
      const now = Date.now()
      const answer = chunkAnswer(Number(sessionStorage.getItem(reloadedAtKey)), now, hasUnsavedWork())
      const goes = answer === 'reload' || (answer === 'ask' && (await mayReload()))
      if (goes) {
        sessionStorage.setItem(reloadedAtKey, String(now))
        return location.assign(hrefOf(pending ?? here))
      }
      // Ends the navigation that cannot arrive.
      navigate(hrefOf(here), { replace: true, preventScrollReset: true })
      if (answer === 'say') notify({ title: t('feedback.version.failed'), kind: 'error' })
    }
    function missing(event: Event) {
      event.preventDefault()
      void answerMissing()
    }
    async function poll() {
      if (!(await isNewer())) return
      clearInterval(timer)
      const { t } = latest.current
      const run = () => void mayReload().then((may) => may && location.reload())
      const actions = [{ label: t('feedback.version.refresh'), run }]
      notify({ title: t('feedback.version.title'), text: t('feedback.version.text'), stays: true, actions })
    }
    const timer = setInterval(() => void poll(), pollEveryMs)
    addEventListener('chunkmissing', missing)
    return () => {
      clearInterval(timer)
      removeEventListener('chunkmissing', missing)
    }
  }, [])
  return null
}

/** Whether the server has another build than this page; unknown is no. */
async function isNewer(): Promise<boolean> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await response.json()) as { version?: string }
    return version !== undefined && version !== window.__remixManifest?.version
  } catch {
    return false
  }
}
