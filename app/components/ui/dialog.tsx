import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from './cn'

type DialogProps = {
  open: boolean
  /** Esc, or a press beside it. */
  onClose(): void
  /** The id of its heading. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * A native dialog over the page. Rendered open it is there before scripts are; with them it is modal: the browser keeps
 * the focus inside, closes it by Esc, and gives the focus back.
 */
export function Dialog({ open, onClose, labelledBy, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // What the attribute says afterwards is the browser's business.
  const [openAtFirst] = useState(open)

  useEffect(() => {
    const shown = dialog.current
    if (!shown || open === shown.matches(':modal')) return
    shown.removeAttribute('open')
    if (open) shown.showModal()
    else shown.close()
  }, [open])

  useEffect(() => {
    const shown = dialog.current
    function closeBeside({ target }: PointerEvent) {
      if (target instanceof Node && !panel.current?.contains(target)) onClose()
    }
    shown?.addEventListener('pointerdown', closeBeside)
    return () => shown?.removeEventListener('pointerdown', closeBeside)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      open={openAtFirst}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className="fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none justify-items-center overflow-y-auto overscroll-contain bg-veil px-4 py-[8dvh] text-ink backdrop:bg-transparent open:grid open:animate-appear sm:items-center sm:py-8"
    >
      <div
        ref={panel}
        className={cn(
          'relative w-full max-w-md self-start rounded-xl border border-line bg-raised p-6 shadow-dialog sm:self-center sm:p-8',
          className,
        )}
      >
        {children}
      </div>
    </dialog>
  )
}
