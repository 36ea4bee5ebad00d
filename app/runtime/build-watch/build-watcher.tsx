import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDialog } from '#app/components/ui/confirm-store'
import { notify } from '#app/components/ui/toast/toast-store'
import { hasUnsavedChanges } from '#app/components/ui/leave-guard/unsaved-changes'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { pendingLocation, remixBuildVersion } from '../remix-internals'
import { missingChunkAction } from './missing-chunk-action'

const pollIntervalMs = 3_600_000
const reloadedAtKey = 'reloaded-for-chunk-at'

type PageLocation = { pathname: string; search: string; hash: string }

/**
 * Checks hourly for a newer build, and reloads the page when a chunk of the current build is missing. With
 * unsaved changes, the user confirms a reload first.
 */
export function BuildWatcher() {
  const { t } = useTranslation().i18n
  const here = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ t, here, navigate })
  useEffect(() => {
    latest.current = { t, here, navigate }
  })
  useEffect(() => {
    const hrefOf = (to: PageLocation) => currentPagePath(to) + to.hash
    async function confirmReload(): Promise<boolean> {
      const { t } = latest.current
      if (!hasUnsavedChanges()) return true
      const [title, text] = [t('error-messages:version.askTitle'), t('error-messages:version.askText')]
      return confirmDialog({
        title,
        text,
        confirmLabel: t('error-messages:version.askYes'),
        cancelLabel: t('error-messages:version.askNo'),
      })
    }
    async function handleMissingChunk() {
      const { t, here, navigate } = latest.current
      const pending = pendingLocation()
      const now = Date.now()
      const answer = missingChunkAction(
        Number(sessionStorage.getItem(reloadedAtKey)),
        now,
        hasUnsavedChanges(),
      )
      const shouldReload = answer === 'reload' || (answer === 'ask' && (await confirmReload()))
      if (shouldReload) {
        sessionStorage.setItem(reloadedAtKey, String(now))
        return location.assign(hrefOf(pending ?? here))
      }
      // Ends the navigation that cannot complete.
      navigate(hrefOf(here), { replace: true, preventScrollReset: true })
      if (answer === 'say') notify({ title: t('error-messages:version.failed'), kind: 'error' })
    }
    function onChunkMissing(event: Event) {
      event.preventDefault()
      void handleMissingChunk()
    }
    async function poll() {
      if (!(await hasNewerBuild())) return
      clearInterval(timer)
      const { t } = latest.current
      const run = () => void confirmReload().then((confirmed) => confirmed && location.reload())
      const actions = [{ label: t('error-messages:version.refresh'), run }]
      notify({
        title: t('error-messages:version.title'),
        text: t('error-messages:version.text'),
        isPersistent: true,
        actions,
      })
    }
    const timer = setInterval(() => void poll(), pollIntervalMs)
    addEventListener('chunkmissing', onChunkMissing)
    return () => {
      clearInterval(timer)
      removeEventListener('chunkmissing', onChunkMissing)
    }
  }, [])
  return null
}

/** Whether the server has another build; false if unknown. */
async function hasNewerBuild(): Promise<boolean> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await response.json()) as { version?: string }
    return version !== undefined && version !== remixBuildVersion()
  } catch {
    return false
  }
}
