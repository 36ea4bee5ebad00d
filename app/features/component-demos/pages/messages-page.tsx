import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { showBusyOverlay } from '#app/components/ui/busy-overlay-store'
import { Button } from '#app/components/ui/button'
import { confirmDialog, type ConfirmOptions } from '#app/components/ui/confirm-store'
import { Dialog } from '#app/components/ui/dialog'
import { notify, toast } from '#app/components/ui/toast/toast-store'
import { DemoButtons, DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const overlayMs = 2_000
const kinds = ['success', 'info', 'error'] as const

export function MessagesPage() {
  const { t } = useTranslation('demo-feedback')
  const ask = async (question: ConfirmOptions) => {
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
  const [confirmLabel, cancelLabel] = [t('messages.askYes'), t('messages.askNo')]
  const questions: ['ask' | 'askSoft' | 'askOne', ConfirmOptions][] = [
    ['ask', { title: t('messages.askTitle'), text: t('messages.askBody') }],
    ['askSoft', { title: t('messages.askSoftTitle'), confirmLabel, cancelLabel, danger: false }],
    ['askOne', { title: t('messages.askTitle'), cancelLabel: null }],
  ]
  return (
    <DemoPage name="command-message">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">
        {t('messages.noScript')}
      </p>
      <DemoSection title={t('messages.lines')} text={t('messages.linesText')}>
        <DemoButtons
          actions={kinds.map((kind) => [
            t(`messages.${kind}`),
            () => toast(t(`messages.said.${kind}`), { kind }),
          ])}
        />
      </DemoSection>
      <DemoSection title={t('messages.notices')} text={t('messages.noticesText')}>
        <DemoButtons
          actions={[
            [t('messages.notice'), showNotification(false)],
            [t('messages.stays'), showNotification(true)],
          ]}
        />
      </DemoSection>
      <DemoSection title={t('messages.confirm')} text={t('messages.confirmText')}>
        <DemoButtons
          actions={questions.map(([name, question]) => [t(`messages.${name}`), () => void ask(question)])}
        />
      </DemoSection>
      <DemoSection title={t('messages.over')} text={t('messages.overText')}>
        <DemoButtons actions={[[t('messages.cover'), showOverlay]]} />
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
    <p className="needs-script flex flex-wrap gap-3">
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
