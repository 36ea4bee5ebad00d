import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/components/ui/button'
import { confirmStore, type PendingConfirm } from '#app/components/ui/confirm-store'
import { Dialog } from '#app/components/ui/dialog'

/** Every open confirmation. Esc and a press outside mean no. */
export function ConfirmDialogs() {
  return useStore(confirmStore).map((pending) => <ConfirmDialog key={pending.id} {...pending} />)
}

function ConfirmDialog({
  id,
  question: { title, text, confirmLabel: yes, cancelLabel: no, danger = true },
  answer,
}: PendingConfirm) {
  const { t } = useTranslation(['layout', 'error-messages'])
  const headingId = `confirm-${id}`
  return (
    <Dialog
      open
      role="alertdialog"
      labelledBy={headingId}
      describedBy={text ? `${headingId}-text` : undefined}
      onClose={() => answer(false)}
      className="max-w-sm p-6 sm:p-6"
    >
      <h2 id={headingId} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {text ? (
        <div id={`${headingId}-text`} className="mt-2 text-sm leading-6 break-words text-muted-foreground">
          {text}
        </div>
      ) : null}
      <p className="mt-6 flex flex-wrap justify-end gap-2.5">
        {/* First, so that the harmless answer gets the focus. */}
        {no === null ? null : (
          <Button variant="outline" className="text-muted-foreground" onClick={() => answer(false)}>
            {no ?? t('cancel')}
          </Button>
        )}
        <Button variant={danger ? 'destructive' : 'default'} onClick={() => answer(true)}>
          {yes ?? t('error-messages:confirm')}
        </Button>
      </p>
    </Dialog>
  )
}
