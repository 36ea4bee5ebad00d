import type { ReactNode } from 'react'

/** Keeps the button that one came for in sight: notes, name and formats fill a screen. */
export function MainButtonBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 bg-background pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:-mx-4 max-lg:px-4">
      {children}
    </div>
  )
}
