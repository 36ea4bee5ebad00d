import type { MouseEvent, ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import type { EditorLinkName } from './editor-links'

type SaveAndLeaveLinkProps = {
  linkName: EditorLinkName
  to: string
  /** Its name, where what it shows says none. */
  label?: string
  onLeave(to: string): (event: MouseEvent) => void
  className: string
  children: ReactNode
}

/**
 * A way out of the editor. With scripts it is a link that goes on once all is saved; until they are here, and without
 * them, a button that posts the form, so that what was typed is saved before the server leads there.
 */
export function SaveAndLeaveLink({
  linkName,
  to,
  label,
  onLeave,
  className,
  children,
}: SaveAndLeaveLinkProps) {
  const labelProps = { 'aria-label': label, title: label }
  return (
    <>
      <a
        {...labelProps}
        data-place={linkName}
        href={to}
        onClick={onLeave(to)}
        className={cn('needs-script', className)}
      >
        {children}
      </a>
      <button
        {...labelProps}
        type="submit"
        name="intent"
        value={`leave:${linkName}`}
        // Pressed while scripts arrive, it may find them here.
        onClick={onLeave(to)}
        className={cn('needs-no-script', className)}
      >
        {children}
      </button>
    </>
  )
}
