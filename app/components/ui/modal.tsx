import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from './cn'

type ModalProps = {
  className?: string
  id: string
  title: string
  close: string
  onClose(): void
  closeLink: ReactNode
  children: ReactNode
}

/**
 * One thing to decide over the page. Drawn open by the server, so that it stands without scripts and closes by its link;
 * with scripts it holds the focus, and Escape and the backdrop close it.
 */
function Modal({ id, title, close, onClose, closeLink, children, className }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.close()
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // The backdrop is a convenience of the mouse; keys have Escape and the button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      open
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cn('modal w-[min(26rem,calc(100vw-2rem))] rounded-lg bg-surface p-0 text-ink', className)}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-xl font-semibold tracking-tight">
            {title}
          </h2>
          <span className="needs-no-script text-sm">{closeLink}</span>
          <button
            type="button"
            onClick={onClose}
            aria-label={close}
            className="needs-script -m-2 rounded-md p-2 text-ink-faint hover:bg-hover hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

export { Modal }
