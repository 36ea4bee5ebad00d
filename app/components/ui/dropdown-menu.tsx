import { useRef, type ReactNode } from 'react'
import { cn } from './cn'
import { useDismissDetails } from './use-dismiss-details'

/** Drawn by component-classes.css. */
const dropdownMenuItemClassName = 'menu-item'

/** Where the panel opens from its button, and which edges align. */
const placementClassNames = {
  'below end': 'right-0 mt-1 origin-top-right',
  'above start': 'bottom-full left-0 mb-1 origin-bottom-left',
}
type DropdownMenuPlacement = keyof typeof placementClassNames

type DropdownMenuProps = {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  className?: string
  panelClassName?: string
  placement?: DropdownMenuPlacement
  /** For entries that do not navigate. */
  staysOpen?: boolean
  children: ReactNode
}

/**
 * A menu of links and buttons. It opens without scripts; with them it also closes on Esc and on a press
 * outside.
 */
function DropdownMenu(props: DropdownMenuProps) {
  const { label, trigger, placement = 'below end', staysOpen = false, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  useDismissDetails(details)
  return (
    <details
      ref={details}
      className={cn('group/menu relative', props.className)}
      // Closes after an entry was chosen.
      onClickCapture={(event) => {
        const entry = (event.target as HTMLElement).closest('a, button')
        if (entry && !staysOpen) requestAnimationFrame(() => details.current?.removeAttribute('open'))
      }}
    >
      <summary aria-label={label} title={label} className={cn('cursor-pointer', props.triggerClassName)}>
        {trigger}
      </summary>
      <div
        className={cn(
          'absolute z-30 max-h-[calc(100dvh-5rem)] min-w-44 animate-rise overflow-y-auto rounded-lg border border-border bg-popover p-1 shadow-lg',
          placementClassNames[placement],
          props.panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  )
}

export { DropdownMenu, dropdownMenuItemClassName, type DropdownMenuPlacement }
