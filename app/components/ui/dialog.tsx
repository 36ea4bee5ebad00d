import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from './cn'
import { pushDialog, removeDialog } from './dialog-stack'

type DialogProps = {
  open: boolean
  /** Called on Esc or a press outside. Without it, only the parent closes the dialog. */
  onClose?(): void
  /** The ids of its heading and its description. */
  labelledBy: string
  describedBy?: string
  role?: 'alertdialog'
  className?: string
  children: ReactNode
}

/**
 * A native dialog over the page. Rendered open, it is visible before hydration; then it is modal: the browser
 * keeps the focus inside, closes it on Esc, and restores the focus. The one opened last is on top.
 */
function Dialog({ open, onClose, labelledBy, describedBy, role, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  // Only for the first render: the browser changes the attribute afterwards.
  const [initiallyOpen] = useState(open)

  const setDialogRef = useCallback((element: HTMLDialogElement | null) => {
    // Removing an open dialog would lose the focus.
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
        // The parent closes it, not the browser.
        event.preventDefault()
        onClose?.()
      }}
      onClose={({ currentTarget }) => {
        // The browser closes it anyway if Esc is pressed again.
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
  // It was rendered open; showModal() needs a closed dialog.
  dialog.removeAttribute('open')
  dialog.showModal()
  pushDialog(dialog)
}

function close(dialog: HTMLDialogElement) {
  removeDialog(dialog)
  if (dialog.open) dialog.close()
}

export { Dialog }
