import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useTopDialog } from '#app/components/ui/dialog-stack'
import type { ToastTopic } from './toast-durations'
import { dismissToast, notify, toast, toastStore, type Toast, type ToastKind } from './toast-store'
import { useAutoDismiss } from './use-auto-dismiss'

/** A message from the server, shown once. */
export type Flash = { id: string; kind: ToastKind; text: string; about?: ToastTopic }
type ToasterProps = {
  label: string
  closeLabel: string
  flash?: Flash
  /** Adds our prefix to the API's message (spec §8). */
  formatRefusal?(message: string): string
  /** Where closing the flash leads without scripts; unset where leaving the page would lose typed values. */
  closeHref?: string
  /** Renders a text, for example with links; unchanged by default. */
  renderText?: (text: string) => ReactNode
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }
const iconClassNames = { success: 'text-primary', info: 'text-muted-foreground', error: 'text-destructive' }
/** Flashes that became messages; in a browser only. */
const seenFlashIds = new Set<string>()

/**
 * Messages and notifications over the page, also over dialogs. Their time stops under the pointer or the
 * focus. A flash is in the server's HTML: a notice above the page without scripts, a message with them.
 */
function Toaster({
  label,
  closeLabel,
  flash: givenFlash,
  formatRefusal,
  closeHref,
  renderText = asPlainText,
}: ToasterProps) {
  const shown = useStore(toastStore)
  const top = useTopDialog()
  const [isPaused, setIsPaused] = useState(false)
  const flash =
    givenFlash?.about === 'refusal' && formatRefusal
      ? { ...givenFlash, text: formatRefusal(givenFlash.text) }
      : givenFlash
  const { id, kind, text, about } = flash ?? {}
  useEffect(() => {
    if (id === undefined || text === undefined || seenFlashIds.has(id)) return
    seenFlashIds.add(id)
    // Refusals are notifications (spec §8), the rest are messages.
    if (about === 'refusal') notify({ title: text, kind, topic: about })
    else toast(text, { kind, topic: about })
  }, [id, kind, text, about])
  // A removed element fires no pointerleave.
  if (isPaused && shown.length === 0) setIsPaused(false)

  function closeOnEscape({ key }: KeyboardEvent) {
    const newest = shown.at(-1)
    if (key === 'Escape' && newest) dismissToast(newest.id)
  }
  const renderToasts = (matches: (kind: ToastKind) => boolean) =>
    shown
      .filter(({ kind }) => matches(kind))
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          closeLabel={closeLabel}
          renderText={renderText}
        />
      ))
  const column = 'flex w-full flex-col items-center gap-2 empty:hidden'
  const list = (
    // Not a control: it only observes the pointer and the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-toasts
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      onKeyDown={closeOnEscape}
      className={cn(
        'pointer-events-none fixed inset-x-4 top-[calc(1rem+var(--banner,0px))] z-50 max-sm:top-[calc(4rem+var(--banner,0px))] flex flex-col items-center gap-2 noscript:static print:hidden',
        flash ? 'noscript:p-4' : 'noscript:hidden',
      )}
    >
      <section aria-label={label} className="contents">
        <div aria-live="assertive" className={column}>
          {renderToasts((kind) => kind === 'error')}
        </div>
        <div aria-live="polite" className={column}>
          {renderToasts((kind) => kind !== 'error')}
          {flash && !seenFlashIds.has(flash.id) ? (
            <Card kind={flash.kind} text={renderText(flash.text)}>
              {closeHref === undefined ? null : (
                <a
                  href={closeHref}
                  aria-label={closeLabel}
                  className={cn(closeButtonClassName, 'needs-no-script')}
                >
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

const asPlainText = (text: string) => text
const closeButtonClassName = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'size-8 -my-1 -mr-1.5')

type ToastCardProps = {
  toast: Toast
  isPaused: boolean
  closeLabel: string
  renderText: (text: string) => ReactNode
}

function ToastCard({ toast, isPaused, closeLabel, renderText }: ToastCardProps) {
  const { id, kind, title, text, durationMs: lifeMs, actions } = toast
  useAutoDismiss(lifeMs, isPaused, () => dismissToast(id))
  return (
    <Card kind={kind} title={title} text={text ? renderText(text) : null} isEntering>
      <Button
        variant="ghost"
        size="icon"
        aria-label={closeLabel}
        className="-my-1 -mr-1.5 size-8 self-start"
        onClick={() => dismissToast(id)}
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
                dismissToast(id)
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
          style={{ animationDuration: `${lifeMs}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
          className={cn(
            'toast-life absolute inset-x-0 bottom-0 h-0.5 origin-left bg-current',
            iconClassNames[kind],
          )}
        />
      ) : null}
    </Card>
  )
}

type CardProps = {
  kind: ToastKind
  title?: string
  text: ReactNode
  isEntering?: boolean
  children: ReactNode
}

function Card({ kind, title, text, isEntering = false, children }: CardProps) {
  const Icon = icons[kind]
  return (
    <div
      className={cn(
        'pointer-events-auto relative flex max-w-full flex-wrap items-center gap-x-2.5 gap-y-2.5 overflow-hidden rounded-lg border border-border bg-card px-3.5 py-2.5 text-sm text-foreground shadow-lg',
        title ? 'w-96' : 'w-fit',
        isEntering && 'toast-in',
      )}
    >
      <Icon
        aria-hidden
        className={cn('size-[1.125rem] shrink-0', title && 'self-start mt-0.5', iconClassNames[kind])}
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
