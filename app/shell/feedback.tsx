import { useLocation } from '@remix-run/react'
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
  return (
    <>
      <LoadingBar />
      <Toaster
        label={t('feedback.messages')}
        close={t('feedback.close')}
        flash={flash}
        refused={(said) => t('feedback.refused', { said })}
        closeHref={ownAddress(here)}
        drawText={(text) => <SupportText text={text} />}
      />
      <ConfirmDialogs />
      <BusyOverlay />
      <BuildWatch />
    </>
  )
}
