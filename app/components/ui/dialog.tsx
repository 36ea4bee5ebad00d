import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from './cn'
import { pushDialog, removeDialog } from './dialog-stack'

type DialogProps = {
  open: boolean
  /** Esc, or a press beside it. Without it, it stays until it is closed from outside. */
  onClose?(): void
  /** The ids of its heading, and of what it asks. */
  labelledBy: string
  describedBy?: string
  role?: 'alertdialog'
  className?: string
  children: ReactNode
}

/**
 * A native dialog over the page. Rendered open it is there before scripts are; with them it is modal: the browser keeps
 * the focus inside, closes it by Esc, and gives the focus back. The one opened last is on top.
 */
function Dialog({ open, onClose, labelledBy, describedBy, role, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  // What the attribute says afterwards is the browser's business.
  const [initiallyOpen] = useState(open)

  const setDialogRef = useCallback((element: HTMLDialogElement | null) => {
    // Taken out while it is open, it would take the focus with it.
    if (!element && dialog.current) close(dialog.current)
    dialog.current = element
  }, [])

  useEffect(() => {
    const shown = dialog.current
    if (!shown || open === shown.matches(':modal')) return
    if (open) show(shown)
    else close(shown)
  }, [open])

  useEffect(() => {
    const shown = dialog.current
    function closeOnOutsidePress({ target }: PointerEvent) {
      if (!(target instanceof Element) || panel.current?.contains(target)) return
      if (!target.closest('[data-toasts]')) onClose?.()
    }
    shown?.addEventListener('pointerdown', closeOnOutsidePress)
    return () => shown?.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [onClose])

  return (
    <dialog
      ref={setDialogRef}
      open={initiallyOpen}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // Who opened it closes it; the browser itself only where nobody would.
        event.preventDefault()
        onClose?.()
      }}
      onClose={({ currentTarget }) => {
        // The browser closes it in spite of all when somebody insists.
        removeDialog(currentTarget)
        if (onClose) onClose()
        else if (open) show(currentTarget)
      }}
      className="fixed inset-0 z-60 m-0 h-dvh max-h-none w-full max-w-none justify-items-center overflow-y-auto overscroll-contain bg-overlay px-4 py-[8dvh] text-foreground backdrop:bg-transparent open:grid open:animate-appear sm:items-center sm:py-8"
    >
      <div
        ref={panel}
        className={cn(
          'relative w-full max-w-md self-start rounded-xl border border-border bg-popover p-6 shadow-xl sm:self-center sm:p-8',
          className,
        )}
      >
        {children}
      </div>
    </dialog>
  )
}

function show(dialog: HTMLDialogElement) {
  // It stood open before scripts were there; a modal begins closed.
  dialog.removeAttribute('open')
  dialog.showModal()
  pushDialog(dialog)
}

function close(dialog: HTMLDialogElement) {
  removeDialog(dialog)
  if (dialog.open) dialog.close()
}

export { Dialog }
