import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactSupportText } from '#app/components/contact-support-text'
import { Toaster, type Flash } from '#app/components/ui/toast/toaster'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { BuildWatcher } from '#app/runtime/build-watch/build-watcher'
import { BusyOverlay } from '#app/components/busy-overlay'
import { ConfirmDialogs } from '#app/components/confirm-dialogs'
import { LoadingBar } from './loading-bar'

/** The messages, dialogs, loading bar and busy overlay of every page. Mounted once, in root. */
export function GlobalOverlays({ flash }: { flash?: Flash }) {
  const { t } = useTranslation('error-messages')
  const here = useLocation()
  // Editors save before leaving, and load enough scripts already.
  const isEditor = here.pathname.startsWith('/resume/edit/')
  useEffect(() => (isEditor ? undefined : onFirstLinkIntent(loadPrefetching)), [isEditor])
  return (
    <>
      <LoadingBar />
      <Toaster
        label={t('messages')}
        closeLabel={t('close')}
        flash={flash}
        formatRefusal={(apiMessage) => t('refused', { said: apiMessage })}
        // Without scripts, reloading the page closes a message; in an editor that would discard unsaved text.
        closeHref={isEditor ? undefined : currentPagePath(here)}
        renderText={(text) => <ContactSupportText text={text} />}
      />
      <ConfirmDialogs />
      <BusyOverlay />
      <BuildWatcher />
    </>
  )
}

/** Loads prefetching when the user first approaches a link. @returns a function that stops it */
function loadPrefetching(): () => void {
  let stop = () => undefined as void
  let isStopped = false
  import('#app/runtime/prefetch/start-prefetching').then(
    ({ startPrefetching: resolveAhead }) => isStopped || (stop = resolveAhead()),
    // Without prefetching, a page is requested when it is opened.
    () => undefined,
  )
  return () => {
    isStopped = true
    stop()
  }
}

function onFirstLinkIntent(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const onLinkIntent = ({ target }: Event) => {
    if (!stop && target instanceof Element && target.closest('a')) stop = start()
  }
  const intentEvents = ['pointerover', 'focusin']
  for (const eventName of intentEvents) addEventListener(eventName, onLinkIntent)
  return () => {
    for (const eventName of intentEvents) removeEventListener(eventName, onLinkIntent)
    stop?.()
  }
}
