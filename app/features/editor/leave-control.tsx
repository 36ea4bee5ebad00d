import type { MouseEvent, ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import type { PlaceName } from './editor-places'

type LeaveControlProps = {
  place: PlaceName
  to: string
  /** Its name, where what it shows says none. */
  label?: string
  onGo(to: string): (event: MouseEvent) => void
  className: string
  children: ReactNode
}

/**
 * A way out of the editor. With scripts it is a link that goes on once all is saved; until they are here, and without
 * them, a button that posts the form, so that what was typed is saved before the server leads there.
 */
export function LeaveControl({ place, to, label, onGo, className, children }: LeaveControlProps) {
  const named = { 'aria-label': label, title: label }
  return (
    <>
      <a {...named} data-place={place} href={to} onClick={onGo(to)} className={cn('needs-script', className)}>
        {children}
      </a>
      <button
        {...named}
        type="submit"
        name="intent"
        value={`leave:${place}`}
        // Pressed while scripts arrive, it may find them here.
        onClick={onGo(to)}
        className={cn('needs-no-script', className)}
      >
        {children}
      </button>
    </>
  )
}
