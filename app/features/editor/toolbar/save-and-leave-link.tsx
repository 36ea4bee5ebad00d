import type { MouseEvent, ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import type { EditorLinkName } from './editor-links'

export type SaveAndLeaveLinkProps = {
  linkName: EditorLinkName
  to: string
  /** Accessible name, when the children have none. */
  label?: string
  onLeave(to: string): (event: MouseEvent) => void
  className: string
  children: ReactNode
}

/**
 * A link out of the editor. With scripts it opens its page after the save; without them, or until they load,
 * a button posts the form, and the server saves it before it redirects.
 */
export function SaveAndLeaveLink({ linkName, to, label, onLeave, ...props }: SaveAndLeaveLinkProps) {
  const { className, children } = props
  const shared = { 'aria-label': label, title: label, onClick: onLeave(to) }
  return (
    <>
      <a {...shared} data-place={linkName} href={to} className={cn('needs-script', className)}>
        {children}
      </a>
      {/* Pressed while the scripts load, it can still reach the handler. */}
      <button
        {...shared}
        type="submit"
        name="intent"
        value={`leave:${linkName}`}
        className={cn('needs-no-script', className)}
      >
        {children}
      </button>
    </>
  )
}
