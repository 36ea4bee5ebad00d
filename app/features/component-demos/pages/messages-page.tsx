import { useState } from 'react'
import { showBusyOverlay } from '#app/components/ui/busy-overlay-store'
import { Button } from '#app/components/ui/button'
import { confirmDialog, type ConfirmOptions } from '#app/components/ui/confirm-store'
import { Dialog } from '#app/components/ui/dialog'
import { notify, toast } from '#app/components/ui/toast/toast-store'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

const overlayMs = 2_000
const kinds = ['success', 'info', 'error'] as const
const row = 'needs-script flex flex-wrap gap-3'

export function MessagesPage() {
  const { messages } = useDemoTexts()
  const ask = (question: ConfirmOptions) => async () => {
    const yes = await confirmDialog(question)
    toast(messages.answered[yes ? 'yes' : 'no'], { kind: 'info' })
  }
  function showOverlay() {
    setTimeout(showBusyOverlay(messages.covering), overlayMs)
  }
  const showNotification = (stays: boolean) => () =>
    notify({
      title: messages.noticeTitle,
      text: messages.noticeBody,
      isPersistent: stays,
      actions: [{ label: messages.noticeAction, run: () => toast(messages.noticeActed) }],
    })
  const questions: Record<string, ConfirmOptions> = {
    [messages.ask]: { title: messages.askTitle, text: messages.askBody },
    [messages.askSoft]: {
      title: messages.askSoftTitle,
      confirmLabel: messages.askYes,
      cancelLabel: messages.askNo,
      danger: false,
    },
    [messages.askOne]: { title: messages.askTitle, cancelLabel: null },
  }
  return (
    <DemoPage name="command-message">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">
        {messages.noScript}
      </p>
      <DemoSection title={messages.lines} text={messages.linesText}>
        <p className={row}>
          {kinds.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => toast(messages.said[kind], { kind })}>
              {messages[kind]}
            </Button>
          ))}
        </p>
      </DemoSection>
      <DemoSection title={messages.notices} text={messages.noticesText}>
        <p className={row}>
          <Button variant="outline" onClick={showNotification(false)}>
            {messages.notice}
          </Button>
          <Button variant="outline" onClick={showNotification(true)}>
            {messages.stays}
          </Button>
        </p>
      </DemoSection>
      <DemoSection title={messages.confirm} text={messages.confirmText}>
        <p className={row}>
          {Object.entries(questions).map(([name, question]) => (
            <Button key={name} variant="outline" onClick={() => void ask(question)()}>
              {name}
            </Button>
          ))}
        </p>
      </DemoSection>
      <DemoSection title={messages.over} text={messages.overText}>
        <p className={row}>
          <Button variant="outline" onClick={showOverlay}>
            {messages.cover}
          </Button>
        </p>
      </DemoSection>
      <DemoSection title={messages.modal}>
        <Modal />
      </DemoSection>
    </DemoPage>
  )
}

function Modal() {
  const { messages } = useDemoTexts()
  const [open, setOpen] = useState(false)
  return (
    <p className={row}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {open ? (
        <Dialog open labelledBy="demo-dialog" onClose={() => setOpen(false)}>
          <h3 id="demo-dialog" className="text-lg font-semibold">
            {messages.modalTitle}
          </h3>
          <span className="mt-6 flex justify-end gap-2.5">
            <Button variant="outline" onClick={() => toast(messages.said.success)}>
              {messages.say}
            </Button>
            <Button onClick={() => setOpen(false)}>{messages.close}</Button>
          </span>
        </Dialog>
      ) : null}
    </p>
  )
}
