import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Button, buttonVariants } from './button'
import { cn } from './cn'
import { useTopDialog } from './dialog-stack'
import type { Topic } from './durations'
import { dismiss, notify, say, toasts, type Toast, type ToastKind } from './toasts'
import { useLife } from './use-life'

/** What a server has to say, once. */
export type Flash = { id: string; kind: ToastKind; text: string; about?: Topic }
type ToasterProps = {
  label: string
  close: string
  flash?: Flash
  /** How the words of a refusal are put on the page: with a prefix of ours (spec §8). */
  refused?(said: string): string
  /** Where closing the flash leads without scripts; unsaid where leaving the page would lose what is typed. */
  closeHref?: string
  /** How a text is drawn, for words in it that are links; unsaid: as it is. */
  drawText?: (text: string) => ReactNode
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }
const colours = { success: 'text-primary', info: 'text-muted-foreground', error: 'text-destructive' }
/** Flashes that have become messages; in a browser only. */
const seen = new Set<string>()

/**
 * Messages and notifications over the page, over dialogs too. They stand still under a pointer or the focus. A flash is
 * there from the first byte: without scripts it is a notice above the page, with them a message like others.
 */
function Toaster({ label, close, flash: given, refused, closeHref, drawText = asItIs }: ToasterProps) {
  const shown = useStore(toasts)
  const top = useTopDialog()
  const [held, setHeld] = useState(false)
  const flash = given?.about === 'refusal' && refused ? { ...given, text: refused(given.text) } : given
  const { id, kind, text, about } = flash ?? {}
  useEffect(() => {
    if (id === undefined || text === undefined || seen.has(id)) return
    seen.add(id)
    // What was refused is a notification (spec §8), the rest are messages.
    if (about === 'refusal') notify({ title: text, kind, about })
    else say(text, { kind, about })
  }, [id, kind, text, about])
  // What was under the pointer may be gone without its leaving.
  if (held && shown.length === 0) setHeld(false)

  function closeByKey({ key }: KeyboardEvent) {
    const newest = shown.at(-1)
    if (key === 'Escape' && newest) dismiss(newest.id)
  }
  const drawn = (wanted: (kind: ToastKind) => boolean) =>
    shown
      .filter(({ kind }) => wanted(kind))
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} close={close} drawText={drawText} />
      ))
  const column = 'flex w-full flex-col items-center gap-2 empty:hidden'
  const list = (
    // Not a control of its own: it only notices where the pointer and the focus are.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-toasts
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={closeByKey}
      className={cn(
        'pointer-events-none fixed inset-x-4 top-4 z-50 flex flex-col items-center gap-2 noscript:static print:hidden',
        flash ? 'noscript:p-4' : 'noscript:hidden',
      )}
    >
      <section aria-label={label} className="contents">
        <div aria-live="assertive" className={column}>
          {drawn((kind) => kind === 'error')}
        </div>
        <div aria-live="polite" className={column}>
          {drawn((kind) => kind !== 'error')}
          {flash && !seen.has(flash.id) ? (
            <Card kind={flash.kind} text={drawText(flash.text)}>
              {closeHref === undefined ? null : (
                <a href={closeHref} aria-label={close} className={cn(closeLook, 'needs-no-script')}>
                  <X aria-hidden />
                </a>
              )}
            </Card>
          ) : null}
        </div>
      </section>
    </div>
  )
  return top ? createPortal(list, top) : list
}

const asItIs = (text: string) => text
const closeLook = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'size-8 -my-1 -mr-1.5')

type ToastCardProps = { toast: Toast; held: boolean; close: string; drawText: (text: string) => ReactNode }

function ToastCard({ toast, held, close, drawText }: ToastCardProps) {
  const { id, kind, title, text, lifeMs, actions } = toast
  useLife(lifeMs, held, () => dismiss(id))
  return (
    <Card kind={kind} title={title} text={text ? drawText(text) : null} arrives>
      <Button
        variant="ghost"
        size="icon"
        aria-label={close}
        className="-my-1 -mr-1.5 size-8 self-start"
        onClick={() => dismiss(id)}
      >
        <X aria-hidden />
      </Button>
      {actions.length > 0 ? (
        <p className="flex w-full flex-wrap gap-2 pl-7">
          {actions.map(({ label, run }) => (
            <Button
              key={label}
              variant="outline"
              size="sm"
              onClick={() => {
                dismiss(id)
                run()
              }}
            >
              {label}
            </Button>
          ))}
        </p>
      ) : null}
      {title && lifeMs > 0 ? (
        <span
          aria-hidden
          style={{ animationDuration: `${lifeMs}ms`, animationPlayState: held ? 'paused' : 'running' }}
          className={cn('toast-life absolute inset-x-0 bottom-0 h-0.5 origin-left bg-current', colours[kind])}
        />
      ) : null}
    </Card>
  )
}

type CardProps = { kind: ToastKind; title?: string; text: ReactNode; arrives?: boolean; children: ReactNode }

function Card({ kind, title, text, arrives = false, children }: CardProps) {
  const Icon = icons[kind]
  return (
    <div
      className={cn(
        'pointer-events-auto relative flex max-w-full flex-wrap items-center gap-x-2.5 gap-y-2.5 overflow-hidden rounded-lg border border-border bg-card px-3.5 py-2.5 text-sm text-foreground shadow-lg',
        title ? 'w-96' : 'w-fit',
        arrives && 'toast-in',
      )}
    >
      <Icon
        aria-hidden
        className={cn('size-[1.125rem] shrink-0', title && 'self-start mt-0.5', colours[kind])}
      />
      <div className="min-w-0 flex-1 basis-0 leading-6">
        {title ? <p className="font-medium">{title}</p> : null}
        {text ? <p className={cn('break-words', title && 'text-muted-foreground')}>{text}</p> : null}
      </div>
      {children}
    </div>
  )
}

export { Toaster }
