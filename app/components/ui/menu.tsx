import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from './cn'

const menuItemLook =
  'flex w-full items-center gap-2.5 rounded px-2.5 py-2 text-left text-sm whitespace-nowrap hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint'

type MenuProps = {
  label: string
  summary: ReactNode
  summaryClassName?: string
  className?: string
  children: ReactNode
}

/** Links and buttons behind a button. It opens without scripts; with them it also closes by Escape and by a press elsewhere. */
function Menu({ label, summary, summaryClassName, className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (to?: HTMLElement | null) => {
      if (!details.current?.open) return
      details.current.open = false
      to?.focus()
    }
    const pressed = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(details.current?.querySelector('summary'))
    }
    const left = (event: FocusEvent) => {
      const to = event.relatedTarget as Node | null
      if (to && !details.current?.contains(to)) close()
    }
    const { current } = details
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    current?.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
      current?.removeEventListener('focusout', left)
    }
  }, [])
  return (
    <details
      ref={details}
      className={cn('relative', className)}
      // An entry was chosen: what it leads to is what to look at next.
      onClickCapture={(event) => {
        const entry = (event.target as HTMLElement).closest('a, button')
        if (entry) requestAnimationFrame(() => details.current?.removeAttribute('open'))
      }}
    >
      <summary aria-label={label} title={label} className={cn('cursor-pointer', summaryClassName)}>
        {summary}
      </summary>
      <div className="absolute right-0 z-30 mt-1 min-w-44 animate-rise rounded-lg border border-line bg-raised p-1 shadow-float">
        {children}
      </div>
    </details>
  )
}

export { Menu, menuItemLook }
