import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'

/** Opens the user centre over the current page; undefined before hydration. */
const UserCentreContext = createContext<(() => void) | undefined>(undefined)
export const UserCentreContextProvider = UserCentreContext.Provider

type UserCentreLinkProps = { label?: string; className?: string; children: ReactNode }

/** A link to the user's own page, which scripts open over the current one. */
export function UserCentreLink({ label, className, children }: UserCentreLinkProps) {
  const open = useContext(UserCentreContext)
  function openDialog(event: MouseEvent<HTMLElement>) {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The menu around the link closes; its button gets the focus back afterwards.
    event.currentTarget.closest('details')?.querySelector('summary')?.focus()
    open()
  }
  return (
    <a
      href="/user"
      aria-label={label}
      aria-haspopup={open && 'dialog'}
      onClick={openDialog}
      className={className}
    >
      {children}
    </a>
  )
}
