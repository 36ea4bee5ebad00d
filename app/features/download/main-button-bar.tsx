import type { ReactNode } from 'react'

/**
 * Keeps the button that one came for in sight where the pages stand below the form: on a phone notes, name and formats fill the
 * screen.
 */
export function MainButtonBar({ children }: { children: ReactNode }) {
  return (
    <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:bg-background max-lg:px-4 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:pt-3">
      {children}
    </div>
  )
}
