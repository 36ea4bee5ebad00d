import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { buttonVariants } from './button'
import { cn } from './cn'
import { Dialog } from './dialog'

type ModalProps = {
  id: string
  title: string
  /** Label of the close button, and where it leads without scripts. */
  closeLabel: string
  closeHref: string
  onClose(): void
  className?: string
  children: ReactNode
}

/** A dialog with a URL: open in the server's HTML, closed by navigating to another URL. */
function Modal({ id, title, closeLabel, closeHref, onClose, className, children }: ModalProps) {
  function closeWithScript(event: MouseEvent) {
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} labelledBy={id} className={className}>
      <h2 id={id} className="pr-8 text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
      <a
        href={closeHref}
        onClick={closeWithScript}
        aria-label={closeLabel}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-3 right-3')}
      >
        <X aria-hidden />
      </a>
    </Dialog>
  )
}

export { Modal }
