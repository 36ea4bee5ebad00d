import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDialog } from '#app/components/ui/confirm-store'
import { useUnsavedChanges } from '#app/components/ui/leave-guard/unsaved-changes'

/** Asks before the page is left with unsaved changes. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const { t } = useTranslation('admin-articles')
  useUnsavedChanges(isUnsaved)
  useEffect(() => {
    if (!isUnsaved) return
    const controller = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: controller.signal })
    return () => controller.abort()
  }, [isUnsaved])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      confirmLabel: t('unsaved.leave'),
    }
    void confirmDialog(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
}
