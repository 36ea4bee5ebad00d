import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { showBusyOverlay } from '#app/components/ui/busy-overlay-store'
import { Button } from '#app/components/ui/button'
import { confirmDialog, type ConfirmOptions } from '#app/components/ui/confirm-store'
import { Dialog } from '#app/components/ui/dialog'
import { notify, toast } from '#app/components/ui/toast/toast-store'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const overlayMs = 2_000
const kinds = ['success', 'info', 'error'] as const
const row = 'needs-script flex flex-wrap gap-3'

export function MessagesPage() {
  const { t } = useTranslation('demo-feedback')
  const ask = (question: ConfirmOptions) => async () => {
    const yes = await confirmDialog(question)
    toast(t(`messages.answered.${yes ? 'yes' : 'no'}`), { kind: 'info' })
  }
  function showOverlay() {
    setTimeout(showBusyOverlay(t('messages.covering')), overlayMs)
  }
  const showNotification = (stays: boolean) => () =>
    notify({
      title: t('messages.noticeTitle'),
      text: t('messages.noticeBody'),
      isPersistent: stays,
      actions: [{ label: t('messages.noticeAction'), run: () => toast(t('messages.noticeActed')) }],
    })
  const questions: Record<string, ConfirmOptions> = {
    [t('messages.ask')]: { title: t('messages.askTitle'), text: t('messages.askBody') },
    [t('messages.askSoft')]: {
      title: t('messages.askSoftTitle'),
      confirmLabel: t('messages.askYes'),
      cancelLabel: t('messages.askNo'),
      danger: false,
    },
    [t('messages.askOne')]: { title: t('messages.askTitle'), cancelLabel: null },
  }
  return (
    <DemoPage name="command-message">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">
        {t('messages.noScript')}
      </p>
      <DemoSection title={t('messages.lines')} text={t('messages.linesText')}>
        <p className={row}>
          {kinds.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => toast(t(`messages.said.${kind}`), { kind })}>
              {t(`messages.${kind}`)}
            </Button>
          ))}
        </p>
      </DemoSection>
      <DemoSection title={t('messages.notices')} text={t('messages.noticesText')}>
        <p className={row}>
          <Button variant="outline" onClick={showNotification(false)}>
            {t('messages.notice')}
          </Button>
          <Button variant="outline" onClick={showNotification(true)}>
            {t('messages.stays')}
          </Button>
        </p>
      </DemoSection>
      <DemoSection title={t('messages.confirm')} text={t('messages.confirmText')}>
        <p className={row}>
          {Object.entries(questions).map(([name, question]) => (
            <Button key={name} variant="outline" onClick={() => void ask(question)()}>
              {name}
            </Button>
          ))}
        </p>
      </DemoSection>
      <DemoSection title={t('messages.over')} text={t('messages.overText')}>
        <p className={row}>
          <Button variant="outline" onClick={showOverlay}>
            {t('messages.cover')}
          </Button>
        </p>
      </DemoSection>
      <DemoSection title={t('messages.modal')}>
        <Modal />
      </DemoSection>
    </DemoPage>
  )
}

function Modal() {
  const { t } = useTranslation('demo-feedback')
  const [open, setOpen] = useState(false)
  return (
    <p className={row}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('messages.open')}
      </Button>
      {open ? (
        <Dialog open labelledBy="demo-dialog" onClose={() => setOpen(false)}>
          <h3 id="demo-dialog" className="text-lg font-semibold">
            {t('messages.modalTitle')}
          </h3>
          <span className="mt-6 flex justify-end gap-2.5">
            <Button variant="outline" onClick={() => toast(t('messages.said.success'))}>
              {t('messages.say')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('messages.close')}</Button>
          </span>
        </Dialog>
      ) : null}
    </p>
  )
}
