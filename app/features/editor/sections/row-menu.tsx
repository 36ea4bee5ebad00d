import { Check, MoreHorizontal, type LucideIcon } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { dropdownMenuItemClassName } from '#app/components/ui/dropdown-menu'
import { useDismissDetails } from '#app/components/ui/use-dismiss-details'

export type RowAction = {
  intent: string
  label: string
  icon: LucideIcon
  disabled?: boolean
  /** For a toggle: whether it is on. */
  pressed?: boolean
  /** Applied in the browser instead of the intent. */
  run?: () => void
}

type RowMenuProps = { label: string; actions: RowAction[]; className: string }

/** What can be done with a row. Its pictures come when it is opened: there are dozens on the page, and one may be used. */
export function RowMenu({ label, actions, className }: RowMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [hasIcons, setHasIcons] = useState(false)
  useDismissDetails(details)
  return (
    <details
      ref={details}
      onClickCapture={(event) => {
        setHasIcons(true)
        onClick(event)
      }}
      className={cn('row-menu row-action group/menu absolute open:z-20', className)}
    >
      <summary
        aria-label={label}
        title={label}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon-sm' }), 'cursor-pointer')}
      >
        <MoreHorizontal aria-hidden />
      </summary>
      <div className="absolute right-0 z-30 mt-1 min-w-44 rounded-lg border border-border bg-popover p-1 shadow-lg group-data-up/menu:bottom-full group-data-up/menu:mb-1">
        {actions.map(({ intent, label: text, icon: Icon, disabled, pressed, run }) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            disabled={disabled}
            aria-pressed={pressed}
            onClick={(event) => {
              if (!run) return
              event.preventDefault()
              run()
            }}
            className={dropdownMenuItemClassName}
          >
            {hasIcons ? <Icon aria-hidden /> : null}
            {text}
            {pressed ? <Check aria-hidden className="ml-auto text-primary!" /> : null}
          </button>
        ))}
      </div>
    </details>
  )
}

/** What the bar at the foot of a phone covers, px. */
const footHeightPx = 64

/** Opens the menu to the side that has room, before it is painted; an action closes it. */
function onClick({ currentTarget: details, target, detail }: MouseEvent<HTMLDetailsElement>) {
  const button = (target as Element).closest('button')
  if (!button)
    return void requestAnimationFrame(() => {
      details.removeAttribute('data-up')
      const bottom = details.lastElementChild!.getBoundingClientRect().bottom
      details.toggleAttribute('data-up', bottom > innerHeight - footHeightPx)
    })
  // By keyboard a row is often moved more than once.
  if (detail === 0 && button.value.startsWith('move')) return
  requestAnimationFrame(() => {
    const hasFocus = details.contains(document.activeElement) || document.activeElement === document.body
    details.open = false
    if (hasFocus) details.querySelector('summary')?.focus({ preventScroll: true })
  })
}
