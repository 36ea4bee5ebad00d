import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SupportText } from '#app/components/support-text'
import { Toaster, type Flash } from '#app/components/ui/toaster'
import { ownAddress } from '#contract/safe-path'
import { BuildWatch } from './build-watch'
import { BusyOverlay } from './busy-overlay'
import { ConfirmDialogs } from './confirm-dialogs'
import { LoadingBar } from './loading-bar'

/** What every page has to answer people with: messages, questions, the bar and the curtain. Mounted once, in root. */
export function Feedback({ flash }: { flash?: Flash }) {
  const { t } = useTranslation()
  const here = useLocation()
  // An editor is left by saving first, and has scripts enough to load.
  const isEditor = here.pathname.startsWith('/resume/edit/')
  useEffect(() => (isEditor ? undefined : onFirstLink(resolvePages)), [isEditor])
  return (
    <>
      <LoadingBar />
      <Toaster
        label={t('feedback.messages')}
        close={t('feedback.close')}
        flash={flash}
        refused={(said) => t('feedback.refused', { said })}
        // Without scripts a message goes with the next page; an editor's unsaved text must not go with the message.
        closeHref={isEditor ? undefined : ownAddress(here)}
        drawText={(text) => <SupportText text={text} />}
      />
      <ConfirmDialogs />
      <BusyOverlay />
      <BuildWatch />
    </>
  )
}

/** What resolves pages ahead is loaded when somebody first comes near a link. @returns stops it */
function resolvePages(): () => void {
  let stop = () => undefined as void
  let isOver = false
  import('./resolve-ahead').then(
    ({ resolveAhead }) => isOver || (stop = resolveAhead()),
    // What does not come is not missed: a page is then asked for when it is opened.
    () => undefined,
  )
  return () => {
    isOver = true
    stop()
  }
}

function onFirstLink(begin: () => () => void): () => void {
  let stop: (() => void) | undefined
  const near = ({ target }: Event) => {
    if (!stop && target instanceof Element && target.closest('a')) stop = begin()
  }
  const signs = ['pointerover', 'focusin']
  for (const sign of signs) addEventListener(sign, near)
  return () => {
    for (const sign of signs) removeEventListener(sign, near)
    stop?.()
  }
}
