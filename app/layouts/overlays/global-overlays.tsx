import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactSupportText } from '#app/components/links/contact-support-text'
import { Toaster, type Flash } from '#app/components/ui/toast/toaster'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { BuildWatcher } from '#app/runtime/build-watch/build-watcher'
import { BusyOverlay } from '#app/components/busy-overlay'
import { ConfirmDialogs } from '#app/components/confirm-dialogs'
import { LoadingBar } from './loading-bar'

/** What every page has to answer people with: messages, questions, the bar and the curtain. Mounted once, in root. */
export function GlobalOverlays({ flash }: { flash?: Flash }) {
  const { t } = useTranslation('error-messages')
  const here = useLocation()
  // An editor is left by saving first, and has scripts enough to load.
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
        // Without scripts a message goes with the next page; an editor's unsaved text must not go with the message.
        closeHref={isEditor ? undefined : currentPagePath(here)}
        renderText={(text) => <ContactSupportText text={text} />}
      />
      <ConfirmDialogs />
      <BusyOverlay />
      <BuildWatcher />
    </>
  )
}

/** What resolves pages ahead is loaded when somebody first comes near a link. @returns stops it */
function loadPrefetching(): () => void {
  let stop = () => undefined as void
  let isStopped = false
  import('#app/runtime/prefetch/start-prefetching').then(
    ({ startPrefetching: resolveAhead }) => isStopped || (stop = resolveAhead()),
    // What does not come is not missed: a page is then asked for when it is opened.
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
