import { useState } from 'react'
import { showBusy } from '#app/components/ui/busy'
import { Button } from '#app/components/ui/button'
import { askConfirm, type Question } from '#app/components/ui/confirm'
import { Dialog } from '#app/components/ui/dialog'
import { notify, say } from '#app/components/ui/toasts'
import { DemoPage, Specimen } from './specimen'
import { useDemoTexts } from './use-demo-texts'

const coveredMs = 2_000
const kinds = ['success', 'info', 'error'] as const
const row = 'needs-script flex flex-wrap gap-3'

export function MessagesPage() {
  const { messages } = useDemoTexts()
  const ask = (question: Question) => async () => {
    const yes = await askConfirm(question)
    say(messages.answered[yes ? 'yes' : 'no'], { kind: 'info' })
  }
  function cover() {
    setTimeout(showBusy(messages.covering), coveredMs)
  }
  const tell = (stays: boolean) => () =>
    notify({
      title: messages.noticeTitle,
      text: messages.noticeBody,
      stays,
      actions: [{ label: messages.noticeAction, run: () => say(messages.noticeActed) }],
    })
  const questions: Record<string, Question> = {
    [messages.ask]: { title: messages.askTitle, text: messages.askBody },
    [messages.askSoft]: {
      title: messages.askSoftTitle,
      yes: messages.askYes,
      no: messages.askNo,
      danger: false,
    },
    [messages.askOne]: { title: messages.askTitle, no: null },
  }
  return (
    <DemoPage name="command-message">
      <p className="needs-no-script rounded-lg bg-info-soft px-4 py-3 text-sm text-info">
        {messages.noScript}
      </p>
      <Specimen title={messages.lines} text={messages.linesText}>
        <p className={row}>
          {kinds.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => say(messages.said[kind], { kind })}>
              {messages[kind]}
            </Button>
          ))}
        </p>
      </Specimen>
      <Specimen title={messages.notices} text={messages.noticesText}>
        <p className={row}>
          <Button variant="outline" onClick={tell(false)}>
            {messages.notice}
          </Button>
          <Button variant="outline" onClick={tell(true)}>
            {messages.stays}
          </Button>
        </p>
      </Specimen>
      <Specimen title={messages.confirm} text={messages.confirmText}>
        <p className={row}>
          {Object.entries(questions).map(([name, question]) => (
            <Button key={name} variant="outline" onClick={() => void ask(question)()}>
              {name}
            </Button>
          ))}
        </p>
      </Specimen>
      <Specimen title={messages.over} text={messages.overText}>
        <p className={row}>
          <Button variant="outline" onClick={cover}>
            {messages.cover}
          </Button>
        </p>
      </Specimen>
      <Specimen title={messages.modal}>
        <Modal />
      </Specimen>
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
            <Button variant="outline" onClick={() => say(messages.said.success)}>
              {messages.say}
            </Button>
            <Button onClick={() => setOpen(false)}>{messages.close}</Button>
          </span>
        </Dialog>
      ) : null}
    </p>
  )
}
